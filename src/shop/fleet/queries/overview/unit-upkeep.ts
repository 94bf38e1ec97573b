import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { notFound } from "#platform/refusal"
import { UnknownUnitError } from "#shop/rental/rules/errors"
import { type StoredUpkeep, upkeepOf } from "../../data/upkeep"
import type { UpkeepBody } from "../../wire/staff-upkeep"

/** What was read of a unit that the path names. @throws Refusal 404 if there is none */
export const ofNamedUnit = (reading: Promise<StoredUpkeep>): Promise<StoredUpkeep> =>
  reading.catch((error) => {
    throw error instanceof UnknownUnitError ? notFound() : error
  })

/** What staff entered of a unit besides its rentals. One statement. @throws Refusal 404 */
export const unitUpkeep = (db: Knex, unitId: string): Promise<UpkeepBody> => ofNamedUnit(upkeepOf(db, unitId))
