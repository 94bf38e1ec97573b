import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { IEventBusModuleService, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId, Modules } from "@medusajs/framework/utils"

/** A running transaction; events of the modules that work in it wait under the group id. */
export interface OpenTransaction {
  trx: Knex.Transaction
  eventGroupId: string
}

/** Deadlock, serialisation failure, and a unit that was taken in the same moment: the next try sees why. */
const TRANSIENT = ["40P01", "40001", "23P01"]
const TRIES = 3

/** Whether `inOneTransaction` tries again, which nobody on the way may hide from it. */
export const isTransient = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && TRANSIENT.includes(String(error.code))

/**
 * Runs `act` in one database transaction, again if PostgreSQL had to break it off; what its modules have to tell is sent
 * after the commit, or never.
 */
export async function inOneTransaction<Result>(
  scope: MedusaContainer,
  act: (transaction: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const bus = scope.resolve<IEventBusModuleService>(Modules.EVENT_BUS)
  for (let left = TRIES - 1; ; left -= 1) {
    const eventGroupId = generateEntityId(undefined, "events")
    try {
      const result = await db.transaction((trx) => act({ trx, eventGroupId }))
      await bus.releaseGroupedEvents(eventGroupId)
      return result
    } catch (error) {
      await bus.clearGroupedEvents(eventGroupId)
      if (left === 0 || !isTransient(error)) throw error
    }
  }
}
