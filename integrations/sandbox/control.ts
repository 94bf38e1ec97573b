import type { ServerResponse } from "node:http"
import { type Faults, fault } from "./faults"
import { jsonOf, type SandboxAnswer, type SandboxRequest, send } from "./wire"

/** Never part of a neighbour's own paths. */
export const CONTROL_PATH = "/__sandbox/"

interface Controlled {
  faults: Faults
  requests: unknown[]
  state?(): unknown
  reset?(): void
  control?(request: SandboxRequest, what: string): Promise<SandboxAnswer | undefined>
}

/** `POST`/`DELETE faults`, `GET requests`, `GET state`, `POST reset` and the sandbox's own: for tests and for a look at what arrived. */
export async function answerControl(request: SandboxRequest, response: ServerResponse, sandbox: Controlled) {
  const what = `${request.method} ${request.path.slice(CONTROL_PATH.length)}`
  switch (what) {
    case "POST faults": {
      const parsed = fault.safeParse(jsonOf(request))
      if (!parsed.success) return send(response, { status: 400, body: parsed.error.issues })
      sandbox.faults.add(parsed.data)
      return send(response, { status: 201, body: {} })
    }
    case "DELETE faults":
      sandbox.faults.clear()
      return send(response, { status: 200, body: {} })
    case "GET requests":
      return send(response, { status: 200, body: sandbox.requests })
    case "GET state":
      return send(response, { status: 200, body: sandbox.state?.() ?? {} })
    case "POST reset":
      sandbox.faults.clear()
      sandbox.requests.length = 0
      sandbox.reset?.()
      return send(response, { status: 200, body: {} })
    default:
      return send(response, (await sandbox.control?.(request, what)) ?? { status: 404, body: {} })
  }
}
