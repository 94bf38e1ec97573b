import type { Rappen } from "#kernel/money"

/** What the shop's owner decides about rentals. */
export interface RentalSettings {
  /** How far ahead a rental may end, in months from today. */
  horizonMonths: number
  /** A delivery of tomorrow leaves before this time of day, unless its delivery type names another. */
  dispatchCutOff: string
  /** How long the checkout holds a period, how often it may be renewed, and for how many periods of a customer. */
  holdMinutes: number
  maxHoldRenewals: number
  maxHeldPeriods: number
  /** How many days beyond its end a rental may be extended at once. */
  extensionDays: number
  /** How many days before its calibration ends a unit is said to be due for inspection. */
  calibrationNoticeDays: number
  /** Rentals, and their sum without VAT, that a customer may have open before he has paid an invoice; 0: any. */
  newCustomerUnits: number
  newCustomerRentRappen: Rappen
}

/** What holds as long as nobody has changed anything. */
export const DEFAULT_RENTAL_SETTINGS: RentalSettings = {
  horizonMonths: 18,
  dispatchCutOff: "16:00",
  holdMinutes: 15,
  maxHoldRenewals: 2,
  maxHeldPeriods: 5,
  extensionDays: 62,
  calibrationNoticeDays: 30,
  newCustomerUnits: 0,
  newCustomerRentRappen: 0,
}

/** As they are stored, with what a later version added. */
export const completeRentalSettings = (stored: Partial<RentalSettings> | null): RentalSettings => ({
  ...DEFAULT_RENTAL_SETTINGS,
  ...stored,
})
