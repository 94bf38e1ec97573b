import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { toDayNumber } from "#kernel/calendar-day"
import { type WorkingDays, workingDays } from "#kernel/working-days"
import type { Commitment } from "../../rules/assignment/fleet"
import type { DeliveryTerms, ShopMoment } from "../../rules/day-list"
import { UnknownDeliveryTypeError } from "../../rules/errors"
import { periodChecker, type RentalSituation } from "../../rules/period-decision"
import type { RentalSettings } from "../../rules/rental-settings"
import { completeRentalSettings } from "../../rules/rental-settings"
import { occupiedWindow, type Window } from "../../rules/rental-window"
import type { PeriodRequest } from "../shapes"
import { termsByDeliveryType } from "./delivery-terms"
import {
  type Asker,
  type CommitmentRecord,
  type CommitmentRecords,
  type FleetRecords,
  readCommitments,
} from "./product-records"
import { instantNow, shopMoment } from "./shop-moment"

/** One product at one moment: what the pure rules decide about. */
export interface ProductAvailability {
  settings: RentalSettings
  situation: RentalSituation
  calendar: WorkingDays
  /** Terms per delivery type, in their order. */
  terms: ReadonlyMap<string, DeliveryTerms>
}

/**
 * @param customerId whose own holds don't count
 * @param lineIds cart lines whose holds don't count either
 * @returns null for a product that is not rented out
 */
export async function readAvailability(
  db: Knex,
  productId: string,
  customerId: string | null = null,
  lineIds: readonly string[] = [],
): Promise<ProductAvailability | null> {
  const asked = await readAvailabilities(db, [productId], { customerId, lineIds })
  return asked.get(productId) ?? null
}

/** By product; those that are not rented out are left out. One statement. */
export async function readAvailabilities(
  db: Knex,
  productIds: readonly string[],
  asker: Asker,
): Promise<Map<string, ProductAvailability>> {
  const records = await readCommitments(db, productIds, instantNow(), asker)
  return new Map(records.map((each) => [each.product_id, availabilityOf(each)]))
}

export function availabilityOf(records: CommitmentRecords): ProductAvailability {
  const settings = completeRentalSettings(records.settings)
  const moment = shopMoment(records.closed_days, settings)
  const calendar = workingDays(moment.closedDays)
  const commitments = records.commitments.map((record) => commitmentOf(record, moment, calendar))
  return {
    settings,
    situation: { ...moment, fleet: { unitIds: records.units, commitments } },
    calendar,
    terms: termsByDeliveryType(records, moment),
  }
}

const heldWindow = ([first, last]: FleetRecords["holds"][number], index: number): CommitmentRecord => ({
  id: `hold-${index}`,
  unit: null,
  first,
  last,
  overdue_days: null,
  is_block: false,
  is_tied: false,
})

/** Of records whose holds are apart. */
export const availabilityWithHolds = ({ holds, ...records }: FleetRecords): ProductAvailability =>
  availabilityOf({ ...records, commitments: [...records.commitments, ...holds.map(heldWindow)] })

/** @throws UnknownDeliveryTypeError */
export const availabilityFor = ({ situation, terms }: ProductAvailability, deliveryTypeId: string) =>
  periodChecker(situation, termsOf(terms, deliveryTypeId))

/** The days on which rules let no rental like this one start or end. */
export const barredFor = ({ terms }: ProductAvailability, { deliveryTypeId }: { deliveryTypeId: string }) =>
  terms.get(deliveryTypeId)?.barred ?? []

/** The window that a rent of the product would occupy. @throws UnknownDeliveryTypeError */
export const windowOfRent = (
  { terms, calendar }: ProductAvailability,
  { deliveryTypeId, period }: PeriodRequest,
): Window => occupiedWindow(period, termsOf(terms, deliveryTypeId).buffers, calendar)

/** The availability as if one more unit were promised for each window. */
export function withPromises(
  { situation, ...rest }: ProductAvailability,
  windows: readonly Window[],
): ProductAvailability {
  const { unitIds, commitments } = situation.fleet
  const promises = windows.map((window, index) => ({
    id: `promise-${commitments.length + index}`,
    unitId: null,
    window,
    isTied: false,
    isBlock: false,
  }))
  return { ...rest, situation: { ...situation, fleet: { unitIds, commitments: [...commitments, ...promises] } } }
}

function termsOf(terms: ReadonlyMap<string, DeliveryTerms>, deliveryTypeId: string): DeliveryTerms {
  const chosen = terms.get(deliveryTypeId)
  if (!chosen) throw new UnknownDeliveryTypeError(deliveryTypeId)
  return chosen
}

const commitmentOf = (record: CommitmentRecord, { today }: ShopMoment, calendar: WorkingDays): Commitment => ({
  id: record.id,
  unitId: record.unit,
  window: { first: record.first, last: record.last },
  isTied: record.is_tied,
  isBlock: record.is_block,
  overdueUntil: record.overdue_days === null ? undefined : calendar.after(toDayNumber(today), record.overdue_days),
})
