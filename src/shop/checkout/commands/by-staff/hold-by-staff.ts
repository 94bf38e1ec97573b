import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { assertOpenAccount } from "#area/accounts"
import { heldLines, shopTerms, staffDrafts } from "#area/cart"
import { periodConflictError, type RentalService } from "#area/rental"
import { giveOwnOffers } from "#area/wait-list"
import { recordAudit } from "#platform/audit/record"
import { now } from "#platform/clock"
import { conflict, invalidField } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { endHold, holdBefore, insertHold, openHoldsFor } from "../../data/staff-holds"
import type { StaffHoldBody } from "../../wire/staff-order"

const HOUR_MS = 3_600_000

const service = (scope: MedusaContainer) => scope.resolve<RentalService>("rental")

/**
 * Holds the rentals that staff put together for a customer, all or none, for some hours; then they are free again by themselves. What is
 * sold isn't held.
 * @returns its id, that of the first for the same sent again
 * @throws Refusal 400 keyed by path, 409 for days that are taken, and for something else under a key that was used
 * @see docs/decisions/222-reservations-by-staff.md
 */
export async function holdByStaff(
  scope: MedusaContainer,
  staffId: string,
  { key, customer_id: customerId, lines: wishes, facts = null, hours }: StaffHoldBody,
): Promise<string> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await assertOpenAccount(db, customerId)
  const { held, lines } = await (await staffDrafts(scope))(db, customerId, wishes)
  if (held.length === 0) throw invalidField("lines", "checkout.nothing_to_hold")
  const until = new Date(now().getTime() + hours * HOUR_MS)
  const content_hash = createHash("sha256")
    .update(JSON.stringify([customerId, wishes, facts, hours]))
    .digest("hex")
  return inOneTransaction(scope, async ({ trx }) => {
    const hold = {
      ...{ key, content_hash, customer_id: customerId, staff_id: staffId },
      ...{ lines: wishes, facts, expires_at: until },
    }
    const id = await insertHold(trx, hold)
    if (id === null) {
      const before = await holdBefore(trx, hold)
      if (!before) throw conflict("checkout.held_before")
      return before.id
    }
    await giveOwnOffers(scope, trx, customerId, lines)
    const [lost] = await service(scope).holdLines(trx, { askedId: id, customerId, lines: held, until })
    if (lost) throw periodConflictError(lost, lost.lineId)
    await record(trx, "customer.hold", { staffId, customerId }, { until: until.toISOString() })
    return id
  })
}

/** Frees what staff held. @throws Refusal 409 for one that was ordered or let go */
export const releaseHold = (scope: MedusaContainer, staffId: string, id: string): Promise<void> =>
  inOneTransaction(scope, async ({ trx }) => {
    const customerId = await freeHold(scope, trx, id)
    await record(trx, "customer.hold-release", { staffId, customerId }, null)
  })

/** For its order, which takes the units in the same transaction: nobody else sees them free. @returns whose it is */
export async function freeHold(scope: MedusaContainer, trx: Knex.Transaction, id: string): Promise<string> {
  const ended = await endHold(trx, id)
  if (!ended) throw conflict("checkout.hold_over")
  await service(scope).endOffers(trx, [id])
  return ended.customer_id
}

/**
 * Frees what is held for the customer and ordered now, whole holds only: none of his other holds, and none of more than he orders.
 * @param rentals of the cart that is ordered
 */
export async function freeHoldsWithin(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  customerId: string,
  rentals: readonly ShopLine[],
): Promise<void> {
  for (const { id } of await holdsWithin(trx, customerId, rentals)) await freeHold(scope, trx, id)
}

/**
 * What staff hold for the customer is held for lines of his cart in which he has the whole of it: he sees them as his, and their order
 * takes them. It ends when it would have.
 * @param rentals of the quotes in his cart
 */
export async function giveHoldsWithin(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  customerId: string,
  rentals: readonly ShopLine[],
): Promise<void> {
  const holds = await holdsWithin(trx, customerId, rentals)
  if (holds.length === 0) return
  const { catalogue } = await shopTerms(scope)
  for (const { id, lines } of holds)
    await service(scope).giveHolds(trx, { askedId: id, customerId, lines: heldLines(lines, catalogue) })
}

/** Open holds of the customer's of which each rental is among these, each with those that are its own. */
async function holdsWithin(trx: Knex.Transaction, customerId: string, rentals: readonly ShopLine[]) {
  const within: { id: string; lines: ShopLine[] }[] = []
  let left = rentals.filter(({ rental }) => rental)
  if (left.length === 0) return within
  for (const hold of await openHoldsFor(trx, customerId)) {
    const lines: ShopLine[] = []
    const isHeld = hold.lines.flatMap(({ id, category, rentalstartdate: start, rentalenddate: end }) => {
      if (category !== "rental") return []
      const same = left.find((line) => !lines.includes(line) && keyOfLine(line) === keyOf(id, start, end))
      if (same) lines.push(same)
      return [same !== undefined]
    })
    if (isHeld.includes(false)) continue
    within.push({ id: hold.id, lines })
    left = left.filter((line) => !lines.includes(line))
  }
  return within
}

const keyOfLine = ({ productId, rental }: ShopLine) => keyOf(productId, rental?.period.start, rental?.period.end)
const keyOf = (...parts: unknown[]) => parts.join(" ")

const record = (
  trx: Knex.Transaction,
  action: string,
  { staffId, customerId }: { staffId: string; customerId: string },
  after: object | null,
) => recordAudit(trx, { staffId, action, subject: { type: "customer", id: customerId }, before: null, after })
