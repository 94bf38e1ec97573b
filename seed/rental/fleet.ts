import { addDays, addMonths } from "#kernel/calendar-day"
import { addWorkingDays, subtractWorkingDays, type WorkingDays, workingDays } from "#kernel/working-days"
import { today } from "#platform/clock"
import type { RentalModuleService } from "#shop/rental/data/service"
import { publicHolidays } from "#shop/rental/rules/holidays"
import { type Buffers, buffersOf, daysOfWindow, occupiedWindow } from "#shop/rental/rules/rental-window"
import { readContent, type SeedProduct } from "../content"

export type RentedProduct = SeedProduct & { productId: string }

/** Days count from the day of seeding, in working days. */
interface SeedReservation {
  product: string
  /** First, second … unit of the product. */
  unit: number
  kind: "rental" | "repair" | "calibration" | "other"
  status: "reserved" | "handed_over" | "returned" | "cancelled"
  starts_in: number
  working_days: number
  /** Slug; blocks have none. */
  delivery?: string
  is_pinned?: boolean
  note: string
}

/** Units with serial numbers, then reservations and blocks in every state around today: each where there is none yet. */
export async function seedFleet(rental: RentalModuleService, products: RentedProduct[]) {
  const known = await rental.listRentalUnits({}, { take: null })
  const units = known.length > 0 ? known : await rental.createRentalUnits(products.flatMap(unitsOf))
  const [knownReservation] = await rental.listRentalReservations({}, { take: 1 })
  if (knownReservation) return
  const unitIds = new Map(units.map(({ serial_number, id }) => [serial_number, id]))
  const types = await rental.listRentalDeliveryTypes({}, { take: null })
  const calendar = workingDays(publicHolidays(addMonths(today(), -2), addMonths(today(), 2)))
  const wanted = readContent<SeedReservation[]>("reservations.json")
  await rental.createRentalReservations(
    wanted.map((reservation) => {
      const product = products.find(({ slug }) => slug === reservation.product)!
      const type = types.find(({ slug }) => slug === reservation.delivery)
      return {
        product_id: product.productId,
        unit_id: unitIds.get(product.units![reservation.unit - 1].serial_number)!,
        delivery_type_id: type?.id ?? null,
        kind: reservation.kind,
        status: reservation.status,
        is_pinned: reservation.is_pinned ?? false,
        note: reservation.note,
        ...occupied(reservation, buffersFor(reservation, product, type), calendar),
      }
    }),
  )
}

const unitsOf = ({ productId, units = [] }: RentedProduct) =>
  units.map(({ serial_number, in_service, calibration_due_offset_days }) => ({
    product_id: productId,
    serial_number,
    is_in_service: in_service,
    calibration_due: addDays(today(), calibration_due_offset_days),
  }))

interface Transport {
  preparation_days: number
  transit_out_days: number
  transit_back_days: number
}

/** Blocks begin and end where they stand; rentals travel and are restocked. */
const buffersFor = ({ kind }: SeedReservation, { restocking_days = 0 }: SeedProduct, type: Transport | undefined) =>
  buffersOf({
    preparationDays: type?.preparation_days ?? 0,
    transitOutDays: type?.transit_out_days ?? 0,
    transitBackDays: type?.transit_back_days ?? 0,
    restockingDays: kind === "rental" ? restocking_days : 0,
  })

/** Rent days and window, as the engine would have stored them. */
function occupied({ starts_in, working_days }: SeedReservation, buffers: Buffers, calendar: WorkingDays) {
  const start =
    starts_in < 0 ? subtractWorkingDays(today(), -starts_in, calendar) : addWorkingDays(today(), starts_in, calendar)
  const end = addWorkingDays(start, working_days - 1, calendar)
  const window = daysOfWindow(occupiedWindow({ start, end }, buffers, calendar))
  return {
    start_day: start,
    end_day: end,
    window_start: window.first,
    window_end: window.last,
    days_after: buffers.after,
  }
}
