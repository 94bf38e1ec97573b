import http, { type IncomingMessage, type ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

interface LeaveOptions {
  /** So long it goes on as before, while `/ready` already says no: proxies take it out of their turn meanwhile. */
  noticeMs: number
  /** Then open requests get so long to finish. */
  limitMs: number
}

/** The shop's port: takes requests, and stops doing so without losing one. */
export class Traffic {
  #isLeaving = false
  readonly #server: http.Server

  constructor(answer: Answer) {
    this.#server = http.createServer((request, response) => {
      // A client that goes on with the same connection would find it closed in the middle of its next request.
      if (this.#isLeaving) response.setHeader("connection", "close")
      answer(request, response)
    })
  }

  /** Whether it was asked to stop. */
  get isLeaving() {
    return this.#isLeaving
  }

  /** @throws the error of `listen` */
  listen(port: number, host: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject).listen(port, host, resolve)
    })
  }

  /** Resolves when the last request is answered, or cut off after the limit. */
  async leave({ noticeMs, limitMs }: LeaveOptions): Promise<void> {
    this.#isLeaving = true
    await sleep(noticeMs)
    const closed = new Promise((resolve) => this.#server.close(resolve))
    const sweep = setInterval(() => this.#server.closeIdleConnections(), 100)
    const limit = setTimeout(() => this.#server.closeAllConnections(), limitMs)
    this.#server.closeIdleConnections()
    await closed
    clearInterval(sweep)
    clearTimeout(limit)
  }
}
