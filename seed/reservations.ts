import type { MedusaContainer, ProductDTO } from "@medusajs/framework/types"
import { addDays, type CalendarDay, isSaturday, isSunday } from "../src/domain/calendar-day"
import { today } from "../src/lib/clock"
import { RENTAL_MODULE } from "../src/modules/rental"
import type { RentalModuleService } from "../src/modules/rental/service"

type Kind = "rental" | "repair" | "calibration" | "other"
type Status = "reserved" | "handed_over" | "returned" | "cancelled"

/** A sample: from and to in days from the seeding, the unit by its serial number; moved on to a working day. */
interface Sample {
  handle: string
  unit: string
  from: number
  to: number
  status?: Status
  kind?: Kind
  note?: string
}

/** Something in every state, all within the five weeks after the seeding. */
const SAMPLES: Sample[] = [
  { handle: "miete-blk-360-g2", unit: "BLK360-001", from: -20, to: -15, status: "returned" },
  { handle: "miete-blk-360-g2", unit: "BLK360-001", from: -3, to: 3, status: "handed_over" },
  { handle: "miete-blk-360-g2", unit: "BLK360-002", from: 8, to: 10 },
  { handle: "miete-blk-360-g2", unit: "BLK360-003", from: 8, to: 15 },
  { handle: "miete-blk-360-g2", unit: "BLK360-004", from: 9, to: 11, status: "cancelled" },
  { handle: "miete-blk-360-g2", unit: "BLK360-005", from: 2, to: 6, kind: "calibration", note: "Jahreskalibrierung" },
  { handle: "miete-blk-2-go", unit: "B2G-001", from: 7, to: 9 },
  { handle: "miete-blk-2-go", unit: "B2G-002", from: 8, to: 10 },
  { handle: "miete-blk-2-go", unit: "B2G-001", from: 20, to: 24 },
  { handle: "miete-icon-icr70", unit: "ICON-001", from: 13, to: 17 },
  { handle: "miete-mobile-mapping-set", unit: "MMS-001", from: 6, to: 8, kind: "repair", note: "Radlager ersetzen" },
  { handle: "miete-mobile-mapping-set", unit: "MMS-001", from: 21, to: 24 },
]

/** Sample reservations, where there is none yet. */
export async function seedReservations(container: MedusaContainer, products: Map<string, ProductDTO>): Promise<void> {
  const rental = container.resolve<RentalModuleService>(RENTAL_MODULE)
  const [known] = await rental.listRentalReservations({}, { take: 1 })
  if (known) return
  const units = await rental.listRentalUnits({}, { take: null })
  const unitIds = new Map(units.map(({ serial_number, id }) => [serial_number, id]))
  await rental.createRentalReservations(
    SAMPLES.map(({ handle, unit, from, to, ...rest }) => ({
      ...rest,
      ...sampleDays(from, to),
      product_id: products.get(handle)!.id,
      unit_id: unitIds.get(unit)!,
    })),
  )
}

/** Fetched and brought back, so that the window is the period itself. */
function sampleDays(from: number, to: number) {
  const [start, end] = [workingDayFrom(from), workingDayFrom(to)]
  return { start_day: start, end_day: end, window_start: start, window_end: end }
}

function workingDayFrom(offset: number): CalendarDay {
  let day = addDays(today(), offset)
  while (isSaturday(day) || isSunday(day)) day = addDays(day, 1)
  return day
}
