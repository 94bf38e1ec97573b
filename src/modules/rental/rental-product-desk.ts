import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { toDayNumber } from "../../domain/calendar-day"
import type { DeliveryTerms, ShopMoment } from "../../domain/day-list"
import type { Commitment } from "../../domain/fleet"
import { type RentalSituation, rentalDesk } from "../../domain/period-decision"
import { type WorkingDays, workingDays } from "../../domain/working-days"
import { now, today } from "../../lib/clock"
import { termsByDeliveryType } from "./delivery-terms"
import { UnknownDeliveryTypeError } from "./errors"
import { type CommitmentRecord, readCommitments } from "./product-records"
import { shopMoment } from "./shop-moment"

/** One product at one moment: what the pure rules decide about. */
export interface ProductDesk {
  situation: RentalSituation
  /** Terms per delivery type, in their order. */
  terms: ReadonlyMap<string, DeliveryTerms>
}

/**
 * @param customerId whose own holds don't count
 * @returns null for a product that is not rented out
 */
export async function openProductDesk(
  db: Knex,
  productId: string,
  customerId: string | null = null,
): Promise<ProductDesk | null> {
  const records = await readCommitments(db, productId, { today: today(), now: now() }, customerId)
  if (!records) return null
  const moment = shopMoment(records.closed_days)
  const calendar = workingDays(moment.closedDays)
  const commitments = records.commitments.map((record) => commitmentOf(record, moment, calendar))
  return {
    situation: { ...moment, fleet: { unitIds: records.units, commitments } },
    terms: termsByDeliveryType(records),
  }
}

/** @throws UnknownDeliveryTypeError */
export function deskFor({ situation, terms }: ProductDesk, deliveryTypeId: string) {
  const chosen = terms.get(deliveryTypeId)
  if (!chosen) throw new UnknownDeliveryTypeError(deliveryTypeId)
  return rentalDesk(situation, chosen)
}

const commitmentOf = (record: CommitmentRecord, { today }: ShopMoment, calendar: WorkingDays): Commitment => ({
  id: record.id,
  unitId: record.unit,
  window: { first: record.first, last: record.last },
  isTied: record.is_tied,
  isBlock: record.is_block,
  overdueUntil: record.overdue_days === null ? undefined : calendar.after(toDayNumber(today), record.overdue_days),
})
