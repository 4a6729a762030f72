import { describeProcesses } from './describe-processes.js'

describeProcesses('node', null)
