/** How much a unit was used. Days are Mondays to Saturdays: those that a customer pays for. */
export interface UtilisationRow {
  product_id: string
  product: string
  unit_id: string
  serial_number: string
  is_retired: boolean
  rented_days: number
  /** In repair, at calibration, in the shop's own use. */
  blocked_days: number
  /** On which it could have been rented: in the fleet and not blocked. */
  available_days: number
}

/** Rent by the month in which the device is used, in CHF without VAT. */
export interface RentRow {
  product_id: string
  product: string
  /** One amount for each month of the report. */
  months: string[]
  total: string
}

/** How full the coming weeks are. */
export interface LoadRow {
  product_id: string
  product: string
  /** In service today. */
  units: number
  /** Of each week the per cent of the days of all units that are taken, ways, restocking and blocks included. */
  weeks: number[]
}

/** `GET /admin/rental/reports?from=&to=`: months `YYYY-MM`, both inclusive, at most 24. */
export interface StaffReports {
  today: string
  from: string
  to: string
  months: string[]
  utilisation: UtilisationRow[]
  rent: RentRow[]
  /** The Mondays of eight weeks, this one first. */
  weeks: string[]
  load: LoadRow[]
}
