// A line for each extra: without its line, its folder can be deleted.
export { bisect } from './bisect/index.js'
export { doctor } from './doctor/index.js'
export { exportFiles } from './exports/index.js'
export { gitlab } from './gitlab/index.js'
export { merge } from './merge/index.js'
export { page } from './page/index.js'
export { plan } from './plan/index.js'
export { selfTest } from './self-test/index.js'
