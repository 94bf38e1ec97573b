// The shop's process in development mode: the server with pages drawn by its parent and code that can be replaced.
import inspector from "node:inspector"
import { runServer } from "../start/run-server.mjs"
import { callsOver } from "./calls.mjs"
import { keptSessions, shareSessions, takeSessions } from "./kept-sessions.mjs"
import { lentPages } from "./lent-pages.mjs"
import { swapsIn } from "./swap.mjs"

const [schema, inspectPort] = process.argv.slice(2)

/** Medusa's own switch: it hands out the loader of its routes. Nothing else depends on it in production mode. */
process.env.MEDUSA_FF_BACKEND_HMR = "true"

function inspect(port) {
  inspector.close()
  if (port) inspector.open(port)
}
// Node would wait for the debugger to leave.
process.on("exit", () => inspector.close())
inspect(Number(inspectPort))
shareSessions()

let swap
const pages = lentPages((...call) => ask(...call))
const swapped = (edited) => swap(edited)
const ask = callsOver(process, { inspect, keptSessions, takeSessions, swap: swapped, data: pages.data })

const describe = (error) => error.stack ?? String(error)
const shop = await runServer({ schema, pagesOf: pages.pagesOf }, describe)
swap = swapsIn(shop, pages.pageData())
