import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { RentalService } from "#area/rental"
import { now } from "#platform/clock"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import type { EntryRow } from "../data/entries"

/** Of his login, or waiting without one at its address; the first to end first. */
const OFFERED = `
  select e.* from wait_list_entry e join customer c on c.id = :customerId
   where e.state = 'offered' and e.offer_ends_at > :now and e.deleted_at is null
     and (e.customer_id = c.id or e.customer_id is null and e.email = lower(c.email))
   order by e.offer_ends_at, e.id`

/** What of these lines a customer is offered now, each by an offer of its own. @returns who is asked, by the line's id */
export async function ownOffers(
  db: Knex,
  customerId: string | null,
  lines: readonly ShopLine[],
): Promise<Map<string, string>> {
  if (customerId === null || lines.every(({ rental }) => rental === null)) return new Map()
  const { rows } = await db.raw<{ rows: EntryRow[] }>(OFFERED, { customerId, now: now() })
  const offers = lines.flatMap((line): [string, string][] => {
    const index = rows.findIndex((offer) => isOffered(line, offer))
    return index < 0 ? [] : rows.splice(index, 1).map(({ id }) => [line.id, id])
  })
  return new Map(offers)
}

/** What the customer is offered of these lines is held for them from now on, and their order takes it. */
export async function giveOwnOffers(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  customerId: string,
  lines: readonly ShopLine[],
): Promise<void> {
  const rental = scope.resolve<RentalService>("rental")
  for (const [lineId, askedId] of await ownOffers(trx, customerId, lines)) await rental.giveOffer(trx, askedId, lineId)
}

/** Whether a line is what is offered, or fewer days of it: on other days it has no part in the offer any more. */
export const isOffered = ({ productId, rental }: ShopLine, offer: EntryRow): boolean =>
  rental !== null &&
  productId === offer.product_id &&
  rental.delivery.id === offer.delivery_type_id &&
  (offer.offered_start ?? offer.start_day) <= rental.period.start &&
  rental.period.end <= (offer.offered_end ?? offer.end_day)
