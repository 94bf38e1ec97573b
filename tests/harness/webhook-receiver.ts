import { once } from "node:events"
import http from "node:http"
import type { AddressInfo } from "node:net"
import { Webhook } from "standardwebhooks"
import type { ShopEvent } from "../../src/platform/outbox/shop-event"

export interface Heard {
  event: ShopEvent
  headers: Record<string, string>
  body: string
}

type Answer = number | "nothing"

/** An integrator's system on this machine: hears what it is told, and answers as it is told to. */
export async function startReceiver(port = 0) {
  const heard: Heard[] = []
  let answer: (heard: Heard) => Answer | Promise<Answer> = () => 204
  const server = http.createServer(async (request, response) => {
    let body = ""
    for await (const part of request) body += part
    const one = { event: JSON.parse(body), headers: request.headers as Record<string, string>, body }
    const status = await answer(one)
    if (status === "nothing") return request.socket.destroy()
    heard.push(one)
    response.writeHead(status, { location: "http://127.0.0.1:1/elsewhere" }).end()
  })
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  return {
    heard,
    port: (server.address() as AddressInfo).port,
    get url() {
      return `http://127.0.0.1:${this.port}/hook`
    },
    /** From now on. */
    answers(what: typeof answer) {
      answer = what
    },
    of: (subject: string) => heard.filter(({ event }) => event.subject.id === subject).map(({ event }) => event.type),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}

/** What the specification's own library says of a message. @throws Error for a wrong signature */
export const verify = (secret: string, { headers, body }: Heard) => new Webhook(secret).verify(body, headers)
