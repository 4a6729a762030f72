#include <stddef.h>
#include <stdint.h>

/* Each function stays one of its own, and the functions between are seen on the stack. */
#define KEPT __attribute__((noinline, noclone))

enum { LETTERS = 60000, ROWS = 8192, OUTPUT = 1 << 17 };

extern char letters[LETTERS];
extern uint32_t rows[ROWS];
extern size_t row_count;

KEPT void make_letters(void);
KEPT void fold_case(void);
KEPT void split_words(void);
KEPT void sort_rows(void);
KEPT size_t render(void);
