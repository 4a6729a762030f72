#include "report.h"

char letters[LETTERS];
uint32_t rows[ROWS];
size_t row_count;

/* Letters and blanks, the same in every run. */
void make_letters(void) {
  uint32_t state = 7;
  for (size_t at = 0; at < LETTERS; at++) {
    state = state * 1664525u + 1013904223u;
    uint32_t letter = (state >> 20) % 32;
    letters[at] = letter < 26 ? (char)('A' + letter) : ' ';
  }
}

/* Makes small letters large, and large ones small. */
void fold_case(void) {
  uint32_t sum = 1;
  for (size_t at = 0; at < LETTERS; at++) {
    if (letters[at] != ' ') letters[at] ^= 32;
    sum = (sum << 3 | sum >> 29) ^ (uint32_t)letters[at];
  }
  rows[ROWS - 1] = sum;
}

/* A number for each word. */
void split_words(void) {
  uint32_t row = 17;
  row_count = 0;
  for (size_t at = 0; at < LETTERS; at++) {
    if (letters[at] != ' ') {
      row = (row ^ (uint32_t)letters[at]) * 16777619u;
      continue;
    }
    if (row_count < ROWS - 1) {
      rows[row_count] = row ^ (uint32_t)row_count * 40503u;
      row_count++;
    }
    row = 17;
  }
}

/* Sorts by insertion at shrinking distances (Shell 1959). */
void sort_rows(void) {
  for (size_t gap = row_count / 2; gap > 0; gap /= 2)
    for (size_t from = gap; from < row_count; from++) {
      uint32_t row = rows[from];
      size_t at = from;
      for (; at >= gap && rows[at - gap] > row; at -= gap) rows[at] = rows[at - gap];
      rows[at] = row;
    }
}
