/** Exit statuses; people's scripts rely on them. */
export const exitStatus = {
  done: 0,
  gateFailed: 1,
  wrongCall: 2,
  notCompared: 3,
  commandFailed: 4,
  ownFault: 70,
  interrupted: 130,
} as const

export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus]
