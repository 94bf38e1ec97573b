import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { workingDays } from "#kernel/working-days"
import { readAvailability } from "#shop/rental/data/booking/product-availability"
import { today } from "#shop/rental/data/clock"
import { RentalModuleService, type RentalOptions } from "#shop/rental/data/service"
import { handOver } from "#shop/rental/data/units/hand-over"
import { lockedOut, takeBack, undoHandOver } from "#shop/rental/data/units/take-back"
import { addUnit, type UnitFields } from "#shop/rental/data/units/units"
import { keepCurrency } from "./currency"
import { type PriceQuestion, priceOf } from "./price"

export interface EngineOptions extends RentalOptions {
  /** What prices are in, by ISO 4217; "chf" if nothing else is said. */
  currency?: string
}

export interface HandOverInput {
  reservationId: string
  /** Of the unit that goes out, however it is written; any that nobody else has or is promised. */
  serialNumber: string
  /** Whoever is promised this very unit takes another. */
  isExchanged?: boolean
}

const AS_BOUGHT = { note: "", is_in_service: true, calibration_due: null }

/** The module of the shop, with prices and what happens at the counter. */
export class RentalEngine extends RentalModuleService {
  constructor(...dependencies: ConstructorParameters<typeof RentalModuleService>) {
    super(...dependencies)
    const options: EngineOptions = dependencies[1] ?? {}
    keepCurrency(options)
  }

  /** What a rental costs without VAT, in the currency of the configuration. @throws UnknownDeliveryTypeError */
  priceOf(question: PriceQuestion) {
    return priceOf(this.db_, question)
  }

  /** A further unit of a product that is rented out. @returns its id @throws UnknownRentalProductError, SerialNumberTakenError */
  addUnit(trx: Knex.Transaction, productId: string, unit: Partial<UnitFields> & Pick<UnitFields, "serial_number">) {
    return addUnit(trx, productId, { ...AS_BOUGHT, ...unit })
  }

  /**
   * Gives a unit out. @returns which, and the reservations that take another for it
   * @throws UnknownReservationError unless the rental is still to be given out; TooEarlyError; UnknownUnitError;
   *   UnitOutOfServiceError; UnitTakenError if somebody has it, or is promised it and can have no other
   */
  async handOver(trx: Knex.Transaction, input: HandOverInput): Promise<{ unitId: string; exchanged: string[] }> {
    const { unitId, exchanged } = await handOver(trx, input)
    return { unitId, exchanged }
  }

  /**
   * As if it had not been given out: until the rental begins.
   * @throws UnknownReservationError unless it is out; HandOverStandsError, HandOverSwappedError
   */
  async undoHandOver(trx: Knex.Transaction, reservationId: string): Promise<void> {
    await undoHandOver(trx, reservationId)
  }

  /**
   * Takes a unit back; it is free again after its way back and restocking.
   * @param returnedOn today if nothing else is said
   * @throws UnknownReservationError unless it is out
   */
  async takeBack(trx: Knex.Transaction, reservationId: string, returnedOn: CalendarDay = today()): Promise<void> {
    const { product_id } = await lockedOut(trx, reservationId)
    const product = await readAvailability(trx, product_id)
    // Of a product that isn't rented out any more only weekends delay the way back.
    await takeBack(trx, reservationId, returnedOn, product?.calendar ?? workingDays([]))
  }
}
