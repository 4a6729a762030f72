import { restartWithoutSecrets } from './action/restart.js'
import { keepInspectorClosed } from './system/closed-inspector.js'

keepInspectorClosed()
const isPost = process.argv[2] === 'post'
// The post step starts no command that could read them.
const exposure = isPost ? undefined : restartWithoutSecrets()
// Loaded only now: the Node that is about to start again would do it for nothing.
const { runAction } = await import('./action/run.js')
await runAction({ isPost, exposure })
