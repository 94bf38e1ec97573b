import * as z from "zod/mini"
import { optionalLine } from "#kernel/wire/primitives"
import { pageQuery } from "#kernel/wire/staff-paging"
import { ENTRY_STATES, type EntryState } from "../rules/entry-states"

/** Whoever still hears of the shop, or one state alone. */
export const SHOWN_STATES = ["open", ...ENTRY_STATES] as const

const filter = {
  product_id: optionalLine(100),
  state: z._default(z.enum(SHOWN_STATES), "open"),
  /** Within the address or the customer's name. */
  q: optionalLine(100),
}

/** Query of `GET /admin/wait-list/csv`. */
export const waitListFilter = z.object(filter)
export type WaitListFilter = z.infer<typeof waitListFilter>

/** Query of `GET /admin/wait-list`. */
export const staffWaitListQuery = z.object({ ...filter, ...pageQuery })

export interface StaffWaitListEntry {
  id: string
  email: string
  /** Whose own address it is; null for who waits without a login. */
  customer: { id: string; name: string } | null
  product_id: string
  product: string
  /** '' for a delivery type that is gone. */
  delivery: string
  starts_on: string
  ends_on: string
  /** By so many days the period may be moved either way. */
  flex_days: number
  state: EntryState
  /** Since when it waits; before its confirmation, when it was left. */
  since: string
  /** What is or was offered. */
  offer: { starts_on: string; ends_on: string; until: string } | null
}

/** By product, in the order in which they are asked. */
export interface StaffWaitList {
  count: number
  entries: StaffWaitListEntry[]
  /** Products that somebody is on the list for, for the filter. */
  products: { id: string; name: string }[]
}
