import { fork } from "node:child_process"
import http, { type OutgoingHttpHeaders } from "node:http"
import type { Load } from "./bursts"

/** What a process without a shop does: it sends these bytes from memory, whatever is asked. Nothing of Node answers with less. */
const SOURCE = `
  const http = require("node:http")
  process.once("message", ({ headers, body }) => {
    const bytes = Buffer.from(body, "base64")
    const server = http.createServer((request, response) => response.writeHead(200, headers).end(bytes))
    server.listen(0, "127.0.0.1", () => process.send(server.address().port))
  })
  process.on("disconnect", () => process.exit())`

interface BareServer {
  load: Load
  stop: () => void
}

/** A server of its own that answers as the shop does now, with the same headers and bytes. */
export async function bareServerOf({ url, headers }: Load): Promise<BareServer> {
  const child = fork("-e", [SOURCE])
  child.send(await read(url, headers))
  const port = await new Promise<number>((resolve) => child.once("message", (told) => resolve(Number(told))))
  return { load: { url: `http://127.0.0.1:${port}/`, headers }, stop: () => child.disconnect() }
}

/** As it comes over the wire: nothing is decompressed. */
const read = (url: string, headers: Load["headers"]) =>
  new Promise<{ headers: OutgoingHttpHeaders; body: string }>((resolve, reject) => {
    http
      .get(url, { headers }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        const { date: _date, connection: _connection, "keep-alive": _kept, ...sent } = response.headers
        resolve({ headers: sent, body: Buffer.concat(chunks).toString("base64") })
      })
      .on("error", reject)
  })
