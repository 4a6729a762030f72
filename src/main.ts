import { restartWithoutSecrets } from './action/restart.js'
import { keepInspectorClosed } from './system/signals.js'

keepInspectorClosed()
const exposure = restartWithoutSecrets()
// Loaded only now: the Node that is about to start again would do it for nothing.
const { runAction } = await import('./action/run.js')
await runAction(exposure)
