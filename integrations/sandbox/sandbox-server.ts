import http from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { answerControl, CONTROL_PATH } from "./control"
import { type FaultAction, Faults } from "./faults"
import { cutOff, readBody, type SandboxAnswer, type SandboxRequest, send } from "./wire"

/** Older ones are forgotten: a demo may run for weeks. */
const MOST_REQUESTS = 10_000

export interface LoggedRequest extends SandboxRequest {
  /** Counts from 1. */
  number: number
  /** What happened to it, if not what should have. */
  fault: FaultAction["kind"] | null
}

export interface SandboxOptions {
  /** Answers one request as the neighbour would; what it changes has then happened. */
  handle(request: SandboxRequest): SandboxAnswer | Promise<SandboxAnswer>
  /** Everything the sandbox holds, for a look from outside. */
  state?(): unknown
  /** Back to how it started. */
  reset?(): void
  /** Control paths of its own; `what` is verb and rest of the path ("POST clock"). Undefined for what it doesn't know. */
  control?(request: SandboxRequest, what: string): Promise<SandboxAnswer | undefined>
  /** Port on the loopback; 0 takes a free one. */
  port?: number
}

export interface Sandbox {
  baseUrl: string
  faults: Faults
  requests: LoggedRequest[]
  stop(): Promise<void>
}

async function perform(action: FaultAction | undefined, request: SandboxRequest, { handle }: SandboxOptions) {
  switch (action?.kind) {
    case "answer":
      return { status: action.status, headers: action.headers, body: action.body ?? null }
    case "hang":
      return new Promise<never>(() => undefined)
    case "drop":
      return null
    case "delay":
      await sleep(action.ms)
      return handle(request)
    case "commit-and-drop":
      await handle(request)
      return null
    case "duplicate":
      await handle(request)
      return handle(request)
    default:
      return handle(request)
  }
}

/** A neighbour's stand-in on the loopback: its own behaviour, a log of all requests, and faults on demand. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const faults = new Faults()
  const requests: LoggedRequest[] = []
  const server = http.createServer(async (incoming, response) => {
    try {
      const request = await readBody(incoming)
      if (request.path.startsWith(CONTROL_PATH))
        return await answerControl(request, response, { faults, requests, ...options })
      const action = faults.actionFor(request.method, request.path)
      requests.push({ ...request, number: (requests.at(-1)?.number ?? 0) + 1, fault: action?.kind ?? null })
      if (requests.length > MOST_REQUESTS) requests.shift()
      const answer = await perform(action, request, options)
      if (answer === null) incoming.socket.destroy()
      else if (action?.kind === "truncate") cutOff(response, answer)
      else send(response, answer)
    } catch (error) {
      send(response, { status: 500, body: { sandbox: String(error) } })
    }
  })
  server.listen(options.port ?? 0, "127.0.0.1")
  await new Promise<void>((resolve, reject) => {
    server.once("listening", resolve)
    server.once("error", reject)
  })
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    faults,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
