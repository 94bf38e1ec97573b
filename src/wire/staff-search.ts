import * as z from "zod/mini"
import { optionalLine } from "#kernel/wire/primitives"
import { pageQuery } from "#kernel/wire/staff-paging"
import type { StaffCustomerHit } from "#shop/accounts/wire/staff-customers"
import type { StaffProductReference } from "#shop/catalogue/wire/staff-product"
import type { StaffListedOrder } from "#shop/erp/wire/staff-order-list"
import type { StaffQuote } from "#shop/quotes/wire/staff-quotes"

/** Query of `GET /admin/search`. */
export const paletteQuery = z.object({ q: optionalLine(100), ...pageQuery })

interface Group<Entity extends string, Item> {
  entity: Entity
  data: Item[]
  /** How many there are, as far as they are counted. */
  count: number
  offset: number
  limit: number
}

/** `GET /admin/search`, in the shape in which Medusa's search over everything reads it. */
export interface StaffSearch {
  results: (
    | Group<"order", StaffListedOrder>
    | Group<"quote", StaffQuote>
    | Group<"customer", StaffCustomerHit>
    | Group<"product", StaffProductReference>
  )[]
}
