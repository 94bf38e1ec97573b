import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { RentalChange } from "#area/rental"
import type { Rappen } from "#kernel/money"
import { isMoreRent } from "#shop/rental/rules/change-kinds"
import { sumOfServices } from "#shop/rental/rules/service-price"
import { cancelledLineIds, owedChanges } from "../rules/amended-totals"
import { type OrderRecord, orderRecords } from "./order-record"
import { isRentalLine, type RentalLine } from "./rental-status"

/** What a customer's rents of a product come to, without VAT: extensions are in it, what was cancelled isn't. */
export async function ownRentsOf(db: Knex, customerId: string, productId: string): Promise<Rappen> {
  const orders = await orderRecords(db, { customerId, productId })
  return orders.reduce((sum, order) => sum + rentsIn(order, productId), 0)
}

function rentsIn({ lines, changes, is_cancelled }: OrderRecord, productId: string): Rappen {
  if (is_cancelled) return 0
  const gone = cancelledLineIds(
    lines,
    changes.map(({ orderLineId, kind, fee }) => ({ lineId: orderLineId, kind, fee })),
  )
  return lines
    .filter(isRentalLine)
    .filter((line) => line.productId === productId && !gone.has(line.id))
    .reduce((sum, line) => sum + rentAlone(line, changes), 0)
}

/** Of a rental the rent, with what extensions added and nobody waived: neither delivery nor services. */
function rentAlone({ id, total, rental }: RentalLine, changes: readonly RentalChange[]): Rappen {
  const ordered = Math.max(0, total - rental.delivery.price - sumOfServices(rental.services))
  return owedChanges(changes)
    .filter(({ orderLineId, kind, fee }) => orderLineId === id && isMoreRent(kind) && fee > 0)
    .reduce((rent, { fee, details }) => rent + fee - sumOfServices(details.services ?? []), ordered)
}
