import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { StaffOrderView } from "../../wire/staff-order-list"

/** What somebody of the staff kept of the list, by name. */
export const orderViews = (db: Knex, staffId: string): Promise<StaffOrderView[]> =>
  db("order_view").select("id", "name", "filter", "q").where({ staff_id: staffId }).orderByRaw("lower(name), id")
