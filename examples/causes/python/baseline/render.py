PASSES = 10


def render(rows):
    """The lengths of all rows, as many times as there are passes."""
    lines = []
    for shift in range(PASSES):
        lines.clear()
        for at, row in enumerate(rows):
            lines.append((at * 7919 + len(row) + shift) % 97)
    return lines
