import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { customerStatus, lockCustomer } from "#area/rental"
import type { Rappen } from "#kernel/money"
import { message } from "#kernel/wire/message"
import { type Refusal, refuse } from "#platform/refusal"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { exceedsLimit, hasLimit, type OpenRentLimit, type OpenRents } from "#shop/rental/rules/limits/open-rent-limit"
import type { ShopSettings } from "#shop/settings/wire/shop-settings"

/** Whether the customer has paid an invoice. */
export type HasPaid = (db: Knex, customerId: string) => Promise<boolean>

/** What decides about a limited customer beside his orders, as the areas above know it. */
export interface LimitFacts {
  hasPaidInvoice: HasPaid
  /** What waits for a colleague's approval. */
  rentsAskedFor: (db: Knex, customerId: string) => Promise<OpenRents>
}

export interface AddedRents {
  customerId: string
  added: OpenRents
  /** What the accounts say: asked of who would be refused otherwise. */
  hasPaidInvoice: HasPaid
}

type Limits = Pick<ShopSettings, "rental" | "company">

/** What the rentals among these lines would add to what a customer has open. */
export const rentsOf = (lines: readonly ShopLine[]): OpenRents => {
  const rentals = lines.filter(({ rental }) => rental !== null)
  return { units: rentals.length, rent: rentals.reduce((sum, { total }) => sum + total, 0) }
}

/**
 * Refuses what goes beyond the limit for customers who have paid no invoice yet. No statement where there is none.
 * @throws Refusal 409
 * @see docs/decisions/142-new-customers-rent-a-few.md
 */
export async function assertWithinLimit(
  db: Knex,
  { customerId, added, hasPaidInvoice }: AddedRents,
  { rental: limit, company }: Limits,
): Promise<void> {
  if (!isLimited(limit, added)) return
  const { hasPaid, isTrusted, ...open } = await customerStatus(db, customerId)
  if (hasPaid || isTrusted || !exceedsLimit(limit, open, added)) return
  if (!(await hasPaidInvoice(db, customerId))) throw beyond(limit, company.phone)
}

/**
 * The same for renting longer, which takes no device more. What waits for approval is asked only where there is a limit.
 * @throws Refusal 409
 */
export async function assertExtensionWithinLimit(
  trx: Knex.Transaction,
  { customerId, price }: { customerId: string; price: Rappen },
  { hasPaidInvoice, rentsAskedFor }: LimitFacts,
  limits: Limits,
): Promise<void> {
  if (price <= 0 || !hasLimit(limits.rental)) return
  const { rent } = await rentsAskedFor(trx, customerId)
  await assertWithinLimit(trx, { customerId, added: { units: 0, rent: rent + price }, hasPaidInvoice }, limits)
}

/** Until the transaction ends no other order or extension of the customer passes meanwhile. Before products are locked. */
export async function lockForLimit(trx: Knex.Transaction, customerId: string, { rental }: Limits): Promise<void> {
  if (hasLimit(rental)) await lockCustomer(trx, customerId)
}

const isLimited = (limit: OpenRentLimit, { units, rent }: OpenRents) => hasLimit(limit) && units + rent > 0

function beyond({ newCustomerUnits: units, newCustomerRentRappen: rent }: OpenRentLimit, phone: string): Refusal {
  const allowed = [
    ...(units > 0 ? [message("orders.allowed_units", { count: units })] : []),
    ...(rent > 0 ? [message("orders.allowed_rent", { rent })] : []),
  ]
  return refuse(message("orders.new_customer_limit", { allowed, phone }), {
    status: 409,
    extra: { code: "new_customer_limit" },
  })
}
