import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { today } from "#shop/rental/data/clock"
import { engineOf } from "./engine"

/** A rental or block that is still to come, or out. Days are `YYYY-MM-DD`. */
export interface UnitRental {
  id: string
  kind: "rental" | "repair" | "calibration" | "other"
  status: "reserved" | "handed_over" | "returned" | "cancelled"
  start_day: string
  end_day: string
  order_id: string | null
  customer_id: string | null
}

export interface DeskUnit {
  id: string
  product_id: string
  /** What Medusa calls it; empty for one that is gone. */
  product: string
  serial_number: string
  is_in_service: boolean
  rentals: UnitRental[]
}

/** The units in use, of one product or all, with what is promised of them from today on. */
export async function unitsWithRentals(
  scope: MedusaContainer,
  productId?: string,
): Promise<{ today: string; units: DeskUnit[] }> {
  const rental = engineOf(scope)
  const units = await rental.listRentalUnits(productId ? { product_id: productId } : {}, {
    take: null,
    order: { serial_number: "ASC" },
  })
  const ahead = [{ status: "handed_over" }, { status: "reserved", window_end: { $gte: today() } }]
  const rentals = await rental.listRentalReservations(
    { unit_id: units.map(({ id }) => id), $or: ahead },
    { take: null, order: { start_day: "ASC" } },
  )
  const { data: products } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["id", "title"],
    filters: { id: units.map(({ product_id }) => product_id) },
  })
  const titles = new Map(products.map(({ id, title }) => [id, title]))
  return {
    today: today(),
    units: units.map(({ id, product_id, serial_number, is_in_service }) => ({
      ...{ id, product_id, serial_number, is_in_service },
      product: titles.get(product_id) ?? "",
      rentals: rentals.filter(({ unit_id }) => unit_id === id).map(wireOf),
    })),
  }
}

const wireOf = ({ id, kind, status, start_day, end_day, order_id, customer_id }: UnitRental): UnitRental => ({
  ...{ id, kind, status, start_day, end_day, order_id, customer_id },
})
