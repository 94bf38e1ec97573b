import type { SandboxAnswer, SandboxRequest } from "../../sandbox/wire"
import type { SandboxCompany } from "./company"
import type { Behaviour } from "./options"
import { notFound } from "./refusal"
import type { TableName, Tables } from "./store/rows"
import type { Store } from "./store/store"

/** Everything an answer depends on besides its request. */
export interface World {
  store: Store
  behaviour: Behaviour
  company: SandboxCompany
  now(): Date
}

export interface Call extends World {
  request: SandboxRequest
  /** The numbers in the path, in their order. */
  ids: number[]
}

export type Handler = (call: Call) => SandboxAnswer | Promise<SandboxAnswer>

export const ok = (body: unknown): SandboxAnswer => ({ status: 200, body })
export const created = (body: unknown): SandboxAnswer => ({ status: 201, body })
export const DONE: SandboxAnswer = { status: 200, body: { success: true } }

/** The row that the path's first number names. @throws Refusal 404 */
export function rowOf<Name extends TableName>({ store, ids }: Call, table: Name): Tables[Name] {
  const row = store.get(table, ids[0] ?? 0)
  if (!row) throw notFound()
  return row
}
