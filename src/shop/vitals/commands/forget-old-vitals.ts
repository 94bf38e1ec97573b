import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { settings } from "#config/settings"
import { addDays } from "#kernel/calendar-day"
import { today } from "#platform/clock"

/** @returns how many histograms were deleted */
export const forgetOldVitals = (db: Knex): Promise<number> =>
  db("web_vital").where("day", "<", addDays(today(), -settings.pageSpeedDays)).delete()
