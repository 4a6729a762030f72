def make_letters(size):
    """Letters and blanks, the same in every run."""
    state, letters = 7, []
    for _ in range(size):
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        letter = (state >> 20) % 32
        letters.append(chr(65 + letter) if letter < 26 else " ")
    return "".join(letters)


def fold_case(letters):
    folded = []
    for letter in letters:
        folded.append(letter.lower() if "A" <= letter <= "Z" else letter)
    return "".join(folded)


def split_words(letters):
    words, word = [], ""
    for letter in letters:
        if letter == " ":
            words.append(word)
            word = ""
        else:
            word += letter
    return words


def sort_rows(words):
    return sorted(words, key=lambda word: word[::-1])


def hash_rows(rows):
    state = 1
    for row in rows:
        state = mix(state ^ len(row))
    return state


def mix(state):
    state ^= state >> 16
    state = state * 0x7FEB352D & 0xFFFFFFFF
    state ^= state >> 15
    return state * 0x846CA68B & 0xFFFFFFFF
