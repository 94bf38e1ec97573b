import type { NextService } from "../rules/service-due"
import type { Errand } from "../rules/staff-day"
import type { StaffRentalAtRisk } from "./staff-units"

/** What staff have to do about one rental. Days are `YYYY-MM-DD`. */
export interface StaffErrand {
  reservation_id: string
  errand: Errand
  /** The day it was or is to be done; before today: late. */
  due: string
  product_id: string
  product: string
  serial_number: string
  starts_on: string
  ends_on: string
  delivery: string
  service: string | null
  /** CHF without VAT; null for a rental without an order. */
  price_per_day: string | null
  /** Null for a rental that was entered without an order. */
  order_id: string | null
  shop_number: string | null
  customer: string
  /** How many of its customer can be handed over, or taken back, with it: itself included. 1 where an earlier errand of its kind tells. */
  together: number
  phone: string
  /** Where it is brought to and fetched; "" where the customer comes. */
  address: string
  note: string
  /** Nobody has looked at the unit since it came back. */
  unit_waits_for_inspection: boolean
  /** Rentals on the same unit that begin before an overdue one can be back and restocked. */
  endangers: StaffAtRisk[]
}

export interface StaffAtRisk {
  reservation_id: string
  starts_on: string
  order_id: string | null
  shop_number: string | null
  customer: string
}

/** A unit whose inspection is due: out of service from the day after `calibration_due`. */
export interface StaffDueUnit {
  id: string
  product_id: string
  product: string
  serial_number: string
  calibration_due: string
}

/** A unit whose service is due or soon is; it stays in service. */
export interface StaffDueService {
  id: string
  product_id: string
  product: string
  serial_number: string
  service: NextService
}

/** A unit that came back and that nobody has looked at yet. */
export interface StaffReturnedUnit {
  id: string
  product_id: string
  product: string
  serial_number: string
  returned_on: string
  /** The day on which its next rental takes it; null if none does so far. */
  needed_on: string | null
}

/** A rental during which the calibration of its unit ends. */
export interface StaffOutlasting extends StaffRentalAtRisk {
  serial_number: string
  calibration_due: string
}

/** A rental that goes out or comes back on a day to come. */
export interface StaffWeekLine {
  reservation_id: string
  errand: Errand
  product: string
  serial_number: string
  delivery: string
  /** Null for a rental that was entered without an order. */
  order_id: string | null
  shop_number: string | null
  customer: string
}

export interface StaffWeekDay {
  day: string
  /** How many go out, and come back. */
  out: number
  back: number
  /** Those that go out first. */
  lines: StaffWeekLine[]
}

/** `GET /admin/rental/today`: all that is due up to the next working day, in the order of the errands. */
export interface StaffToday {
  today: string
  next_working_day: string
  errands: StaffErrand[]
  units: StaffDueUnit[]
  services: StaffDueService[]
  /** So many days ahead they are announced. */
  calibration_notice_days: number
  /** The one that is needed first first. */
  returned_units: StaffReturnedUnit[]
  /** Rentals to come whose unit is out of service, as a calibration that has passed leaves them. */
  endangered: StaffRentalAtRisk[]
  /** Rentals during which the calibration of their unit ends. */
  outlasting: StaffOutlasting[]
  /** The five working days after today, and closed ones on which something is due, the first first. */
  week: StaffWeekDay[]
}
