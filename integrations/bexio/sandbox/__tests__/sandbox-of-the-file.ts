import { afterAll, beforeAll, beforeEach } from "vitest"
import { type BexioSandbox, startBexioSandbox } from "../bexio-sandbox"
import type { BexioSandboxOptions } from "../options"
import { A_CONTACT, type Answered, anOrder, callerOf } from "./caller"

export const NOW = "2026-11-24T08:00:00Z"

/** One sandbox for a file, emptied before each test. */
export function sandboxOfTheFile(options: BexioSandboxOptions = {}) {
  let sandbox: BexioSandbox
  beforeAll(async () => {
    sandbox = await startBexioSandbox({ now: () => new Date(NOW), ...options })
  })
  afterAll(() => sandbox.stop())
  beforeEach(() => fetch(`${sandbox.baseUrl}/__sandbox/reset`, { method: "POST" }))

  const call = (...request: Parameters<ReturnType<typeof callerOf>>): Promise<Answered> => callerOf(sandbox)(...request)
  const contact = async (fields: object = {}) => (await call("POST /2.0/contact", { ...A_CONTACT, ...fields })).body
  const order = async (fields: object = {}) => {
    const { id } = await contact()
    return (await call("POST /2.0/kb_order", anOrder(id, fields))).body
  }
  const invoice = async (fields: object = {}) =>
    (await call(`POST /2.0/kb_order/${(await order(fields)).id}/invoice`)).body
  const issued = async (fields: object = {}) => {
    const draft = await invoice(fields)
    await call(`POST /2.0/kb_invoice/${draft.id}/issue`)
    return draft
  }
  return {
    call,
    contact,
    order,
    invoice,
    issued,
    get sandbox() {
      return sandbox
    },
  }
}
