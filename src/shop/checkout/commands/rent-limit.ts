import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { rentsAskedFor } from "#area/approvals"
import { hasPaidInvoice } from "#area/erp"
import { assertWithinLimit, lockForLimit, rentsOf } from "#area/orders"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { hasLimit } from "#shop/rental/rules/limits/open-rent-limit"
import type { Shop } from "./write-order"

interface Renting {
  customerId: string
  lines: readonly ShopLine[]
  /** Whether they wait for approval themselves; else what waits counts as rented: nobody holds more by asking than he could order. */
  isAskedFor?: boolean
}

/**
 * Whether the lines' rentals are within the limit for new customers; nobody else's order of theirs passes meanwhile.
 * @throws Refusal 409
 */
export async function assertMayRent(
  trx: Knex.Transaction,
  { customerId, lines, isAskedFor = false }: Renting,
  { limits }: Pick<Shop, "limits">,
): Promise<void> {
  const rents = rentsOf(lines)
  if (rents.units === 0 || !hasLimit(limits.rental)) return
  await lockForLimit(trx, customerId, limits)
  const waiting = isAskedFor ? { units: 0, rent: 0 } : await rentsAskedFor(trx, customerId)
  const added = { units: rents.units + waiting.units, rent: rents.rent + waiting.rent }
  await assertWithinLimit(trx, { customerId, added, hasPaidInvoice }, limits)
}
