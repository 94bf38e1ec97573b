// A thread of its own, so that the crowd doesn't slow down who measures: `clients` ask without a pause until they are told to stop.
import { parentPort, workerData } from "node:worker_threads"

const { baseUrl, clients, path, method, body, address } = workerData
let sent = 0
let isOver = false

/** `{n}` is another number each time. */
const numbered = (text, number) => text.replaceAll("{n}", String(number))

async function once() {
  sent += 1
  const answer = await fetch(baseUrl + numbered(path, sent), {
    method,
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: body && numbered(body, `${sent}${Math.random().toString(36).slice(2)}`),
    redirect: "manual",
  })
  await answer.arrayBuffer()
  return String(answer.status)
}

async function client(counts) {
  while (!isOver) {
    const status = await once().catch(() => "broken")
    counts[status] = (counts[status] ?? 0) + 1
  }
}

const counts = {}
const all = Promise.all(Array.from({ length: clients }, () => client(counts)))
parentPort.once("message", async () => {
  isOver = true
  await all
  parentPort.postMessage(counts)
  parentPort.close()
})
