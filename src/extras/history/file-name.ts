/** The file of a history: its name, and its largest size in bytes; 200 pushes of 80 benchmarks take 340 kB. */
export const historyFile = { file: 'history.jsonl', largestInBytes: 2 ** 23 } as const
