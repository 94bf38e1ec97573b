import { type BexioSandbox, startBexioSandbox } from "../../integrations/bexio/sandbox/bexio-sandbox"
import { type BexioSandboxOptions, SANDBOX_TOKEN } from "../../integrations/bexio/sandbox/options"
import type { LoggedRequest } from "../../integrations/sandbox/sandbox-server"
import { SHOP_NOW } from "./settings"
import { target } from "./target"

const startedMs = Date.now()

/** The ERP's stand-in with the shop's clock. */
export const startErp = (options: BexioSandboxOptions = {}): Promise<BexioSandbox> =>
  startBexioSandbox({ now: () => new Date(Date.parse(SHOP_NOW) + Date.now() - startedMs), ...options })

/** What a shop process must know to use it. */
export const erpVariables = ({ baseUrl, token }: { baseUrl: string; token: string }) => ({
  BEXIO_BASE_URL: baseUrl,
  BEXIO_TOKEN: token,
})

async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${target().erpUrl}/__sandbox/${path}`, { method, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`The ERP's sandbox refused ${method} ${path}: ${await answer.text()}`)
  return answer.json() as Promise<T>
}

interface ErpFault {
  method?: string
  /** Begin of the path. */
  path?: string
  from?: number
  times?: number
  action: { kind: string } & Record<string, unknown>
}

/** A call of the ERP's own API, as its users make it there. */
async function call(method: string, path: string, body?: unknown): Promise<object> {
  const headers = { authorization: `Bearer ${SANDBOX_TOKEN}`, accept: "application/json" }
  const answer = await fetch(`${target().erpUrl}${path}`, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`The ERP's sandbox refused ${method} ${path}: ${await answer.text()}`)
  return answer.json() as Promise<object>
}

/** A document as the stand-in would answer it. */
export interface ErpRow extends Record<string, unknown> {
  id: number
  document_nr: string
  title: string | null
  contact_id: number
  total: string
  kb_item_status_id: number
  api_reference: string | null
}

interface ErpState {
  contacts: ({ id: number; name_1: string; mail: string } & Record<string, unknown>)[]
  offers: ErpRow[]
  orders: ErpRow[]
  invoices: (ErpRow & { order_id: number | null })[]
  payments: { id: number; kb_invoice_id: number; value: string }[]
}

/** The stand-in that the run's shop calls: what it holds, what it was asked, and what shall go wrong. */
export const erp = {
  call,
  state: () => control<ErpState>("GET", "state"),
  /** All requests since the file began, in their order. */
  requests: () => control<LoggedRequest[]>("GET", "requests"),
  /** A fault to come; `integrations/sandbox/faults.ts` says what there is. */
  fail: (fault: ErpFault) => control<object>("POST", "faults", fault),
  heal: () => control<object>("DELETE", "faults"),
  /** Pays an issued invoice by its number or id; all that is open, or `value` ("100.00"). */
  pay: (invoice: string | number, value?: string) => control<object>("POST", `pay/${invoice}`, { value }),
  /** Sets the books' clock; without an instant it goes on as the shop's. */
  setClock: (now?: string) => control<object>("POST", "clock", { now }),
  /** Empties the books and forgets requests and faults. */
  reset: () => control<object>("POST", "reset"),
}
