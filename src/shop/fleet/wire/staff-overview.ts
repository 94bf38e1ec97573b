import type { Bottleneck } from "../rules/bottlenecks"
import type { NextService } from "../rules/service-due"

/** Rent of a time in CHF without VAT: by the days on which devices are used, what is booked included. */
export interface RentOfTime {
  /** Its first day. */
  start: string
  rent: string
}

/** What one unit cost, earned and needs. Money in CHF without VAT; null for what nobody has entered. */
export interface UnitMoney {
  unit_id: string
  product_id: string
  product: string
  serial_number: string
  is_retired: boolean
  purchased_on: string | null
  purchase: string | null
  value: string | null
  /** Rent of all rentals that were handed over, late days included. */
  earned: string
  rentals: number
  /** Damages that were charged, and how many there were. */
  damage: string
  damages: number
  operating_hours: number | null
  service: NextService
}

/** What customers owe, in CHF with VAT, as the accounts say. */
export interface OpenSums {
  open: { sum: string; invoices: number }
  /** Of these those whose day has passed. */
  overdue: { sum: string; invoices: number }
}

/** `GET /admin/rental/overview`. */
export interface StaffOverview extends OpenSums {
  today: string
  /** This week and the five before, the latest first. */
  weeks: RentOfTime[]
  /** This month and the twelve before, the latest first. */
  months: RentOfTime[]
  /** Of the coming days, the next first. */
  bottlenecks: Bottleneck[]
  bottleneck_days: number
  units: UnitMoney[]
}
