import { addDays, addMonths, type CalendarDay } from "../src/domain/calendar-day"
import { buffersOf, daysOfWindow, occupiedWindow } from "../src/domain/rental-window"
import { addWorkingDays, subtractWorkingDays, type WorkingDays, workingDays } from "../src/domain/working-days"
import { today } from "../src/lib/clock"
import { publicHolidays } from "../src/modules/rental/holidays"
import type { RentalModuleService } from "../src/modules/rental/service"
import type { DeliveryTypeDto } from "../src/modules/rental/types"
import { readContent, type SeedProduct } from "./content"

type RentedProduct = SeedProduct & { productId: string }

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

const NO_TRANSPORT = { preparationDays: 0, transitOutDays: 0, transitBackDays: 0 }

/** Units with serial numbers, and reservations and blocks in every state around today. */
export async function seedFleet(rental: RentalModuleService, products: RentedProduct[]) {
  const day = today()
  const created = await rental.createRentalUnits(
    products.flatMap(({ productId, units = [] }) =>
      units.map((unit) => ({
        product_id: productId,
        serial_number: unit.serial_number,
        is_in_service: unit.in_service,
        calibration_due: addDays(day, unit.calibration_due_offset_days),
      })),
    ),
  )
  const unitIds = new Map(created.map(({ serial_number, id }) => [serial_number, id]))
  const deliveryTypes = await rental.deliveryTypes()
  const deliveryIds = new Map(
    (await rental.listRentalDeliveryTypes({}, { take: null })).map(({ slug, id }) => [slug, id]),
  )
  const calendar = workingDays(publicHolidays(addMonths(day, -2), addMonths(day, 2)))
  const wanted = readContent<SeedReservation[]>("reservations.json")
  await rental.createRentalReservations(
    products.flatMap((product) =>
      wanted
        .filter((reservation) => reservation.product === product.slug)
        .map((reservation) => {
          const deliveryTypeId = reservation.delivery ? deliveryIds.get(reservation.delivery)! : null
          const deliveryType = deliveryTypes.find(({ id }) => id === deliveryTypeId)
          return {
            product_id: product.productId,
            unit_id: unitIds.get(product.units![reservation.unit - 1].serial_number)!,
            delivery_type_id: deliveryTypeId,
            kind: reservation.kind,
            status: reservation.status,
            is_pinned: reservation.is_pinned ?? false,
            note: reservation.note,
            ...occupied(reservation, product, deliveryType, calendar, day),
          }
        }),
    ),
  )
}

/** Rent days and window, as the engine would have stored them. */
function occupied(
  { kind, starts_in, working_days }: SeedReservation,
  { restocking_days = 0 }: SeedProduct,
  deliveryType: DeliveryTypeDto | undefined,
  calendar: WorkingDays,
  day: CalendarDay,
) {
  const start =
    starts_in < 0 ? subtractWorkingDays(day, -starts_in, calendar) : addWorkingDays(day, starts_in, calendar)
  const end = addWorkingDays(start, working_days - 1, calendar)
  const restockingDays = kind === "rental" ? restocking_days : 0
  const buffers = buffersOf({ ...(deliveryType ?? NO_TRANSPORT), restockingDays })
  const window = daysOfWindow(occupiedWindow({ start, end }, buffers, calendar))
  return {
    start_day: start,
    end_day: end,
    window_start: window.first,
    window_end: window.last,
    days_after: buffers.after,
  }
}
