import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { DeliveryTypeDto } from "../shapes"

interface DeliveryTypeRow {
  id: string
  name: string
  description: string
  price_rappen: number
  preparation_days: number
  transit_out_days: number
  transit_back_days: number
  cut_off_time: string | null
  needs_delivery_address: boolean
  is_default: boolean
}

/** Delivery types in their order. */
export async function deliveryTypesOf(db: Knex): Promise<DeliveryTypeDto[]> {
  const rows = await db<DeliveryTypeRow>("rental_delivery_type")
    .where({ deleted_at: null, is_active: true })
    .orderBy(["sort_order", "id"])
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    price: row.price_rappen,
    preparationDays: row.preparation_days,
    transitOutDays: row.transit_out_days,
    transitBackDays: row.transit_back_days,
    cutOffTime: row.cut_off_time,
    needsDeliveryAddress: row.needs_delivery_address,
    isDefault: row.is_default,
  }))
}
