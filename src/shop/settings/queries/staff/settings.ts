import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { completeSettings } from "../../wire/default-settings"
import type { SettingGroup } from "../../wire/shop-settings"
import type { StaffSettings } from "../../wire/staff-settings"

interface Row {
  id: SettingGroup
  value: object
  version: number
}

/** All settings with their versions, as the database has them now. One statement. */
export async function staffSettings(db: Knex): Promise<StaffSettings> {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select id, value, version from shop_setting where deleted_at is null
     union all
     select id, value, version from rental_setting where deleted_at is null`,
  )
  const complete = completeSettings(Object.fromEntries(rows.map(({ id, value }) => [id, value])))
  const version = (group: SettingGroup) => rows.find(({ id }) => id === group)?.version ?? 0
  return {
    company: { ...complete.company, version: version("company") },
    page: { ...complete.page, version: version("page") },
    sales: { ...complete.sales, version: version("sales") },
    rental: { ...complete.rental, version: version("rental") },
    access: { ...complete.access, version: version("access") },
  }
}
