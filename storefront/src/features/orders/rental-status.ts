import { type CalendarDay, calendarDay } from "#kernel/calendar-day"
import { fromWireMoney, type Rappen } from "#kernel/money"
import type {
  CancellationOfferWire,
  OrderChange as ChangeWire,
  RentalStatusWire,
} from "#shop/orders/wire/rental-change"
import type { RentalChangeKind } from "#shop/rental/rules/change-kinds"
import { type RentalPeriod, rentalPeriod } from "#shop/rental/rules/rental-period"
import type { ChangeBar, RentalState } from "#shop/rental/rules/rental-status"

/** An amount with what is added to it when it is invoiced. */
export interface Charge {
  net: Rappen
  vat: Rappen
  rounding: Rappen
  gross: Rappen
}

export interface CancellationOffer extends Charge {
  percent: number
  /** The last day on which half the rent is owed; null once it has passed. */
  halfFeeUntil: CalendarDay | null
  fullFee: Rappen
}

/** Where a rental is today, and what may still be changed about it. */
export interface RentalStatus {
  state: RentalState
  period: RentalPeriod
  /** The day by which it has to be back: a rental that comes back by post is under way after its end. */
  returnDue: CalendarDay
  cancellation: CancellationOffer
  cancellationBar: ChangeBar | null
  extensionBar: ChangeBar | null
  /** A certificate of the unit's calibration can be downloaded. */
  hasCertificate: boolean
}

/** What happened to a rental after it was ordered. */
export interface RentalChange extends Charge {
  id: string
  lineId: string
  kind: RentalChangeKind
  day: CalendarDay
  percent: number | null
  /** The new first day of other dates. */
  newStart: CalendarDay | null
  /** The new end of an extension or other dates. */
  newEnd: CalendarDay | null
  /** Of a deposit: what was given back of it. */
  refunded: Rappen | null
  /** Of a damage: what it is. Of a missing part: which. Of a deposit: why not all of it came back. */
  description: string
  /** Its charge was taken back since. */
  isWaived: boolean
}

interface ChargeWire {
  vat: string
  rounding: string
  total: string
}

export const chargeFromWire = (net: string, { vat, rounding, total }: ChargeWire): Charge => ({
  net: fromWireMoney(net),
  vat: fromWireMoney(vat),
  rounding: fromWireMoney(rounding),
  gross: fromWireMoney(total),
})

const dayOrNull = (day: string | null): CalendarDay | null => (day === null ? null : calendarDay(day))

const cancellationFromWire = (wire: CancellationOfferWire): CancellationOffer => ({
  ...chargeFromWire(wire.fee, wire),
  percent: wire.percent,
  halfFeeUntil: dayOrNull(wire.half_fee_until),
  fullFee: fromWireMoney(wire.full_fee),
})

/** A server of the version before doesn't say when it has to be back. */
type StatusOfAnyServer = Omit<RentalStatusWire, "return_due"> & Partial<Pick<RentalStatusWire, "return_due">>

export const statusFromWire = (wire: StatusOfAnyServer | null): RentalStatus | null =>
  wire && {
    state: wire.state,
    period: rentalPeriod(wire.rentalstartdate, wire.rentalenddate),
    returnDue: calendarDay(wire.return_due ?? wire.rentalenddate),
    cancellation: cancellationFromWire(wire.cancellation),
    cancellationBar: wire.cancellation_bar,
    extensionBar: wire.extension_bar,
    hasCertificate: wire.has_certificate,
  }

export const changeFromWire = (wire: ChangeWire): RentalChange => ({
  ...chargeFromWire(wire.fee, wire),
  id: wire.id,
  lineId: wire.item,
  kind: wire.kind,
  day: calendarDay(wire.day),
  percent: wire.percent,
  newStart: dayOrNull(wire.rentalstartdate ?? null),
  newEnd: dayOrNull(wire.rentalenddate),
  refunded: wire.refunded === undefined ? null : fromWireMoney(wire.refunded),
  description: wire.description,
  isWaived: wire.waived,
})
