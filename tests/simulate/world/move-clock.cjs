// Loaded into a shop: its clock is ahead of the machine's by as much as it is told, at its start by MOVED_CLOCK_MS and then at
// the port MOVED_CLOCK_PORT. Time goes on meanwhile; what waits (timers) waits in the machine's time.
const http = require("node:http")
const { isMainThread } = require("node:worker_threads")

const machine = Date
let movedMs = Number(process.env.MOVED_CLOCK_MS ?? 0)
const now = () => machine.now() + movedMs

globalThis.Date = new Proxy(machine, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new machine(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
})

if (isMainThread && process.env.MOVED_CLOCK_PORT) {
  const server = http.createServer((request, response) => {
    movedMs = Number(request.url.slice(1))
    response.end()
  })
  server.on("error", () => undefined)
  server.listen(Number(process.env.MOVED_CLOCK_PORT), "127.0.0.1").unref()
}
