// The entry of the action's post step: the same bundle as main.ts, which is told by its argument which step it is.
process.argv[2] = 'post'
await import(new URL('index.js', import.meta.url).href)
