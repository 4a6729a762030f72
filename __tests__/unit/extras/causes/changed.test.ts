import { expect, test } from 'vitest'
import { markChanged, readDiff } from '../../../../src/extras/causes/changed.js'
import type { ProfiledFunction } from '../../../../src/record/causes.js'

/** As git 2.39 prints it with -U0; the added line of `b.js` looks like the head of a file. */
const diff = `diff --git a/a.js b/a.js
index 1..2 100644
--- a/a.js
+++ b/a.js
@@ -3 +3,2 @@ function first() {
-  old
+  new
+  lines
@@ -20,2 +21,0 @@ function second() {
-  gone
-  too
diff --git a/old name.js b/b c.js
similarity index 90%
rename from old name.js
rename to b c.js
--- a/old name.js\t
+++ b/b c.js\t
@@ -0,0 +1,2 @@
+++ b/not-a-file.js
+@@ -1 +1 @@
diff --git a/removed.js b/removed.js
deleted file mode 100644
--- a/removed.js
+++ /dev/null
@@ -1 +0,0 @@
-x
`

test('a diff as the lines that it wrote', () => {
  expect(readDiff(diff)).toEqual([
    {
      path: 'a.js',
      lines: [
        [3, 4],
        [21, 22],
      ],
    },
    { path: 'b c.js', lines: [[1, 2]] },
  ])
  expect(readDiff('')).toEqual([])
})

test.each<[string, Omit<ProfiledFunction, 'name'>, ProfiledFunction['changed']]>([
  ['whose lines were written', { file: 'a.js', line: 1, last: 3 }, 'lines'],
  ['that begins on a written line', { file: 'a.js', line: 4 }, 'lines'],
  ['that lost lines', { file: 'a.js', line: 15, last: 21 }, 'lines'],
  ['that ends before', { file: 'a.js', line: 10, last: 20 }, 'file'],
  ['that begins behind', { file: 'a.js', line: 23, last: 40 }, 'file'],
  ['without a line', { file: 'a.js' }, 'file'],
  ['of another file', { file: 'c.js', line: 1, last: 100 }, undefined],
  ['without a place', {}, undefined],
])('a function %s', (_, place, changed) => {
  const one = { name: 'f', ...place }
  const profiles = { profiler: 'node', unit: 'ms', sides: [], functions: [one], rounds: [], calls: [] } as const
  const [marked] = markChanged(profiles, readDiff(diff)).functions
  expect(marked).toEqual(changed === undefined ? one : { ...one, changed })
})
