import { expect, test } from 'vitest'
import { findOrigin } from '../../../../src/extras/causes/names.js'
import type { StackFrame } from '../../../../src/profiles/profile.js'

const root = '/usr/local/copies/b1'

test.each([
  ['of the copy', { name: 'parse', file: `${root}/src/rows.ts` }],
  ['of a program that was built in the copy', { name: 'parse_row', module: `${root}/bench` }],
  ['of a program that was built elsewhere', { name: 'example.com/app.Sort', module: '/tmp/go-build12/b001/app.test' }],
  ['of sources that were compiled elsewhere', { name: 'parse', file: '/home/someone/app/src/rows.cpp' }],
  ['without a place', { name: 'com.example.Parser.parse' }],
  ['that has no name', { name: '(anonymous)', file: `${root}/main.js` }],
  ['whose name only looks like a runtime’s', { name: 'Python_grammar' }],
  ['that shares the name of an allocator’s', { name: 'free', file: `${root}/pool.js` }],
])('a function %s is the repository’s own', (_, frame) => {
  expect(findOrigin(frame, root)).toBeUndefined()
})

test.each<[StackFrame, (string | undefined)?, string?]>([
  [{ name: 'sort', file: `${root}/node_modules/@scope/lib/index.js` }, '@scope/lib'],
  [{ name: 'sort', file: '/repo/node_modules/.pnpm/lib@1.0.0/node_modules/lib/index.js' }, 'lib'],
  [{ name: 'sort', file: `${root}/.venv/lib/python3.11/site-packages/packaging/version.py` }, 'packaging'],
  [{ name: 'loads', file: '/opt/python/lib/python3.11/json/decoder.py' }, 'json'],
  [{ name: 'github.com/x/y.Sort', file: '/root/go/pkg/mod/github.com/x/y@v1.2.0/sort.go' }, 'github.com/x/y', '1.2.0'],
  [{ name: '__init__', file: '<string>' }],
  [{ name: 'memchr', file: '/root/.cargo/registry/src/index.crates.io-6f/memchr-2.7.0/src/lib.rs' }, 'memchr', '2.7.0'],
  [{ name: '__dynamic_cast', module: '/usr/lib/x86_64-linux-gnu/libstdc++.so.6.0.30' }, 'libstdc++.so.6.0.30'],
  [
    { name: 'encoding/json.Marshal', file: '/opt/hostedtoolcache/go/1.26.0/x64/src/encoding/json/encode.go' },
    'encoding/json',
  ],
  [{ name: 'std::map<int, int>::at', module: `${root}/bench`, file: '/usr/include/c++/12/bits/stl_map.h' }, 'c++'],
  [{ name: 'std::__introsort_loop<int*>', module: `${root}/bench` }, undefined],
  [{ name: '<alloc::vec::Vec<T> as core::clone::Clone>::clone', module: `${root}/bench` }, undefined],
])('%j is of a library', (frame, module, version = '') => {
  expect(findOrigin(frame, root)).toEqual({ origin: 'library', ...(module && { module }), ...(version && { version }) })
})

test.each([
  [{ name: '_PyEval_EvalFrameDefault', module: '/usr/bin/python3.11' }, 'python3.11'],
  [
    { name: '_PyEval_EvalFrameDefault', module: '/root/.pyenv/versions/3.11.7/lib/libpython3.11.so.1.0' },
    'libpython3.11.so.1.0',
  ],
  [{ name: '(garbage collector)', module: 'V8' }, 'V8'],
  [{ name: 'Builtins_ArrayPrototypeSort', module: '/usr/bin/node' }, 'node'],
  [{ name: 'readFileSync', file: 'node:fs' }, 'node'],
  [{ name: '_find_and_load', file: '<frozen importlib._bootstrap>' }, 'python'],
  [{ name: 'runtime.mallocgc', module: '/tmp/go-build12/b001/app.test' }, undefined],
  [{ name: 'aeshashbody', module: `${root}/bench`, file: '/usr/local/go/src/runtime/asm_amd64.s' }, 'runtime'],
  [{ name: '_int_malloc', module: '/usr/lib/x86_64-linux-gnu/libc.so.6' }, 'libc.so.6'],
  [{ name: 'operator new(unsigned long)', module: `${root}/bench` }, undefined],
  [{ name: '[unknown] in [kernel.kallsyms]', module: '[kernel.kallsyms]' }, 'kernel.kallsyms'],
])('%j is of the runtime', (frame, module) => {
  expect(findOrigin(frame, root)).toEqual({ origin: 'runtime', ...(module && { module }) })
})
