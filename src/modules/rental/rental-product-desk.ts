import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { settings } from "../../config/settings"
import { type CalendarDay, toDayNumber } from "../../domain/calendar-day"
import { bookingHorizon } from "../../domain/calendar-rules"
import type { Commitment } from "../../domain/fleet"
import { type DeliveryTerms, type RentalSituation, rentalDesk } from "../../domain/period-decision"
import { buffersOf } from "../../domain/rental-window"
import { type WorkingDays, workingDays } from "../../domain/working-days"
import { now, timeOfDay, today } from "../../lib/clock"
import { UnknownDeliveryTypeError } from "./errors"
import { publicHolidays } from "./holidays"
import { type CommitmentRecord, type DeliveryTypeRecord, type ProductRecords, productRecords } from "./product-records"

/** One product at one moment: what the pure rules decide about. */
export interface ProductDesk {
  situation: RentalSituation
  /** Terms per delivery type, in their order. */
  terms: ReadonlyMap<string, DeliveryTerms>
}

/** @returns null for a product that is not rented out */
export async function openProductDesk(
  db: Knex,
  productId: string,
  customerId: string | null = null,
): Promise<ProductDesk | null> {
  const day = today()
  const records = await productRecords(db, productId, { today: day, now: now() }, customerId)
  return records && { situation: situationOf(records, day), terms: termsOf(records) }
}

/** @throws UnknownDeliveryTypeError */
export function deskFor({ situation, terms }: ProductDesk, deliveryTypeId: string) {
  const chosen = terms.get(deliveryTypeId)
  if (!chosen) throw new UnknownDeliveryTypeError(deliveryTypeId)
  return rentalDesk(situation, chosen)
}

function situationOf(records: ProductRecords, day: CalendarDay): RentalSituation {
  const horizon = bookingHorizon(day, settings.rental.horizonMonths)
  const closedDays = [...publicHolidays(day, horizon), ...records.closed_days]
  const calendar = workingDays(closedDays)
  const commitments = records.commitments.map((record) => commitmentOf(record, day, calendar))
  return { fleet: { unitIds: records.units, commitments }, closedDays, today: day, timeOfDay: timeOfDay(), horizon }
}

function commitmentOf(record: CommitmentRecord, day: CalendarDay, calendar: WorkingDays): Commitment {
  const today = toDayNumber(day)
  const isOverdue = record.is_out && record.end < today
  return {
    id: record.id,
    unitId: record.unit,
    window: { first: record.first, last: record.last },
    isTied: record.is_tied,
    isBlock: record.is_block,
    overdueUntil: isOverdue ? calendar.after(today, record.days_after) : undefined,
  }
}

const termsOf = ({ delivery_types, restocking_days }: ProductRecords) =>
  new Map(delivery_types.map((type) => [type.id, deliveryTerms(type, restocking_days)]))

function deliveryTerms(type: DeliveryTypeRecord, restockingDays: number): DeliveryTerms {
  return {
    isPickup: type.price_rappen === 0,
    buffers: buffersOf({
      preparationDays: type.preparation_days,
      transitOutDays: type.transit_out_days,
      transitBackDays: type.transit_back_days,
      restockingDays,
    }),
    cutOff: type.cut_off_time ?? settings.rental.dispatchCutOff,
  }
}
