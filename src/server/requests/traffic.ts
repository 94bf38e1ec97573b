import http, { type IncomingMessage, type ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

interface LeaveOptions {
  /** So long it goes on as before, while `/ready` already says no: proxies take it out of their turn meanwhile. */
  noticeMs: number
  /** Then open requests get so long to finish. */
  limitMs: number
}

/** How long a connection may take to ask. A client that says nothing, or bit by bit, holds a place that others need. */
export interface Patience {
  /** From the connection, or the last answer, to the last header. */
  headersMs: number
  /** To the end of the body: staff send pictures and point clouds over slow lines. */
  requestMs: number
  /** Who took too long is looked for so often. */
  checkMs: number
  /**
   * From an answer to the next request. A proxy has to let go of an idle connection before: what it sends on one that is being closed
   * is lost, and an order can't be sent again by itself. Most let go after 60 or 90 s; the Caddyfile says 60.
   */
  idleMs: number
  /** More than these are closed unanswered, before the process is out of file handles. */
  connections: number
}
const PATIENCE: Patience = {
  ...{ headersMs: 10_000, requestMs: 300_000, checkMs: 2_000 },
  ...{ idleMs: 100_000, connections: 4_000 },
}

/** The shop's port: takes requests, and stops doing so without losing one. */
export class Traffic {
  #isLeaving = false
  readonly #server: http.Server

  constructor(answer: Answer, { headersMs, requestMs, checkMs, idleMs, connections }: Patience = PATIENCE) {
    const times = {
      ...{ headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: checkMs },
      keepAliveTimeout: idleMs,
    }
    this.#server = http.createServer(times, (request, response) => {
      // A client that goes on with the same connection would find it closed in the middle of its next request.
      if (this.#isLeaving) response.setHeader("connection", "close")
      answer(request, response)
    })
    this.#server.maxConnections = connections
    // Who was answered and only keeps a place makes way for who asks.
    this.#server.on("drop", () => this.#server.closeIdleConnections())
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
