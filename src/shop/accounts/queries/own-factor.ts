import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { factorOf } from "../data/store/second-factors"
import type { OwnFactor } from "../wire/second-factor"

/** Whether the staff user has a second factor that is on. One statement. */
export async function ownFactor(db: Knex, userId: string): Promise<Omit<OwnFactor, "is_required">> {
  const factor = await factorOf(db, userId)
  return { is_on: factor?.is_confirmed ?? false, recovery_codes_left: factor?.codes ?? 0 }
}
