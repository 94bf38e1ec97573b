import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { now } from "#platform/clock"
import type { OpenRents } from "#shop/rental/rules/limits/open-rent-limit"
import type { Wanted } from "../rules/held-until"
import type { RequestState } from "../rules/request-states"
import type { RequestedLine, RequestedSums } from "../wire/order-request"

/** What a request showed as it was made, whatever becomes of its cart. */
export interface ShownRequest {
  reference: string
  total: string
  lines: RequestedLine[]
  sums: RequestedSums
  /** What it rents, by product and days. */
  wanted: Wanted[]
  rents: OpenRents
}

export interface RequestRow {
  id: string
  company_id: string
  customer_id: string
  impersonation_id: string | null
  /** Null once it is settled what became of it. */
  cart_id: string | null
  form: object | null
  shown: ShownRequest
  state: RequestState
  expires_at: Date
  ended_at: Date | null
  ended_by: string | null
  reason: string | null
  order_id: string | null
  created_at: Date
}

const requests = (db: Knex) => db<RequestRow & { updated_at: Date }>("order_request")

type NewRequest = Pick<
  RequestRow,
  "company_id" | "customer_id" | "impersonation_id" | "cart_id" | "form" | "shown" | "expires_at"
>

export const newRequestId = () => generateEntityId(undefined, "oreq")

/** @throws the database's unique violation (23505) for a cart that is asked for already */
export async function insertRequest(trx: Knex.Transaction, id: string, request: NewRequest): Promise<void> {
  const { form, shown, ...columns } = request
  await trx("order_request").insert({
    id,
    ...columns,
    form: JSON.stringify(form),
    shown: JSON.stringify(shown),
    created_at: now(),
    updated_at: now(),
  })
}

export const requestById = (db: Knex, id: string): Promise<RequestRow | undefined> => requests(db).where({ id }).first()

/** One answer after the other: the transaction has the request to itself. */
export const lockRequest = (trx: Knex.Transaction, id: string): Promise<RequestRow | undefined> =>
  requests(trx).where({ id }).forUpdate().first()

/** Those of a customer that nobody has answered. */
export const openRequestsOf = (db: Knex, customerId: string): Promise<RequestRow[]> =>
  requests(db).where({ customer_id: customerId, state: "open" }).where("expires_at", ">", now())

/** Those of a company that became no order and waited after `since`, whether it is written down that they ran out or not. */
export const unorderedSince = (db: Knex, companyId: string, since: Date): Promise<RequestRow[]> =>
  requests(db)
    .where({ company_id: companyId })
    .whereNot({ state: "approved" })
    .where("expires_at", ">", since)
    .where((over) => over.whereNot({ state: "open" }).orWhere("expires_at", "<=", now()))

export type Ending = Pick<RequestRow, "state"> & Partial<Pick<RequestRow, "ended_by" | "reason" | "order_id">>

/** Writes down what became of a request, whose periods are free with that. @param request locked and open */
export const endRequest = (trx: Knex.Transaction, id: string, ending: Ending) =>
  requests(trx)
    .where({ id })
    .update({ ...ending, ended_at: now(), updated_at: now() })

/** It needs neither cart nor form any more. */
export const settle = (trx: Knex.Transaction, id: string) =>
  requests(trx).where({ id }).update({ cart_id: null, form: null, updated_at: now() })

/** Some of those that have run out, or have ended and still have their cart: nobody else works on them. */
export const unsettled = (trx: Knex.Transaction, most: number): Promise<RequestRow[]> =>
  requests(trx)
    .whereNotNull("cart_id")
    .where((due) => due.where("expires_at", "<=", now()).orWhereNot({ state: "open" }))
    .orderBy("expires_at")
    .limit(most)
    .forUpdate()
    .skipLocked()
