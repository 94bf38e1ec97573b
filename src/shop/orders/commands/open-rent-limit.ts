import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { customerStanding, lockCustomer } from "#area/rental"
import { chf } from "#kernel/format-chf"
import { Refusal } from "#platform/refusal"
import type { ShopLine } from "#shop/lines/rules/shop-line"

import { exceedsLimit, hasLimit, type OpenRentLimit, type OpenRents } from "#shop/rental/rules/open-rent-limit"
import type { ShopSettings } from "#shop/settings/wire/shop-settings"

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
  customerId: string,
  asked: OpenRents,
  { rental: limit, company }: Limits,
): Promise<void> {
  if (!isLimited(limit, asked)) return
  const { hasPaid, isTrusted, ...open } = await customerStanding(db, customerId)
  if (hasPaid || isTrusted) return
  if (exceedsLimit(limit, open, asked))
    throw new Refusal(409, { code: "new_customer_limit", non_field_errors: [inWords(limit, company.phone)] })
}

/** Until the transaction ends no other order or extension of the customer passes beside it. Before products are locked. */
export async function lockForLimit(trx: Knex.Transaction, customerId: string, { rental }: Limits): Promise<void> {
  if (hasLimit(rental)) await lockCustomer(trx, customerId)
}

const isLimited = (limit: OpenRentLimit, { units, rent }: OpenRents) => hasLimit(limit) && units + rent > 0

function inWords({ newCustomerUnits: units, newCustomerRentRappen: rent }: OpenRentLimit, phone: string): string {
  const allowed = [
    units > 0 && (units === 1 ? "ein Mietgerät" : `${units} Mietgeräte`),
    rent > 0 && `Mieten bis ${chf(rent)} exkl. MwSt.`,
  ].filter(Boolean)
  return `Bis zu Ihrer ersten bezahlten Rechnung nehmen wir online ${allowed.join(", ")} auf Rechnung an, offene Bestellungen eingerechnet. Für mehr rufen Sie uns bitte an: ${phone}.`
}
