import http, { type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"

const CHECK_MS = 200
/** So long a request waits while no server is ready, asked for so often: Caddy's lb_try_duration and lb_try_interval. */
const WAIT = { ms: 5_000, everyMs: 100 }

/**
 * A proxy that does what deploy/caddy/Caddyfile asks of Caddy: to a server whose `/serving` says yes, to another one if a
 * connection can't be made, to none for a while if there is none, and nothing is sent twice. It takes them in turn, where Caddy takes
 * the one with fewer requests.
 */
export async function startProxy(upstreams: string[]) {
  const agent = new http.Agent({ keepAlive: true })
  const ready = new Set(upstreams)
  let turn = 0
  let isOver = false

  async function check(upstream: string) {
    while (!isOver) {
      const isReady = await fetch(`${upstream}/serving`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (isReady) ready.add(upstream)
      else ready.delete(upstream)
      await sleep(CHECK_MS)
    }
  }

  function pass(request: IncomingMessage, response: ServerResponse, body: Buffer, left: string[]) {
    const [upstream, ...others] = left
    if (!upstream) return response.writeHead(502).end()
    const { method, url, headers } = request
    const asked = http.request(upstream + url, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    asked.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") pass(request, response, body, others)
      else if (response.headersSent) response.destroy()
      else response.writeHead(502).end(`${error.code} ${error.message}`)
    })
    asked.end(body)
  }

  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    for (let waited = 0; ready.size === 0 && waited < WAIT.ms; waited += WAIT.everyMs) await sleep(WAIT.everyMs)
    const inTurn = upstreams.map((_, index) => upstreams[(turn + index) % upstreams.length])
    turn++
    pass(
      request,
      response,
      Buffer.concat(chunks),
      inTurn.filter((upstream) => ready.has(upstream)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const checks = upstreams.map(check)
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (upstream: string) => ready.has(upstream),
    async stop() {
      isOver = true
      await Promise.all(checks)
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
