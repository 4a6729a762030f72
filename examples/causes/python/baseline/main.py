import sys

from render import render
from text import fold_case, hash_rows, make_letters, sort_rows, split_words

letters = make_letters(4000)
length = 0
for _ in range(int(sys.argv[1])):
    rows = sort_rows(split_words(fold_case(letters)))
    length += hash_rows(rows * 5) % 7 + len(render(rows))
print(length)
