# package: pypi pathspec
# versions: 0.8.0 0.8.1 0.9.0 0.10.0 0.10.1 0.10.3
# pair: 0.9.0 0.10.0 +8..+11% | pattern.py:match_file util.py:match_file util.py:normalize_file | each file is matched alone, by the diff; instructions -2.5%, calls +28%
import pathspec

patterns = ["*.py[cod]", "__pycache__/", "/build", "dist/", "!keep.txt"]
patterns += ["docs/**/*.html", "node_modules/", "*.log", "/src/**/gen_*.c", "tmp?"]
spec = pathspec.PathSpec.from_lines("gitwildmatch", patterns * 2)
paths = [
    f"{top}/{folder}/file{at}.{kind}"
    for top in ("src", "docs", "build")
    for folder in ("x", "gen", "node_modules")
    for at in range(200)
    for kind in ("py", "pyc", "log")
]
assert sum(spec.match_file(path) for path in paths) + len(list(spec.match_files(paths)))
