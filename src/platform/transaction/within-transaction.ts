import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Context } from "@medusajs/framework/types"
import { MedusaContextType } from "@medusajs/framework/utils"

interface ModuleEntityManager {
  fork(options: { cloneEventManager: boolean }): ModuleEntityManager
  setTransactionContext(transaction: Knex.Transaction): void
  flush(): Promise<void>
}

/** What every Medusa module service has, though its interface doesn't name it. Pinned to Medusa 2.21.2. */
interface WithRepository {
  baseRepository_: { getFreshManager(): ModuleEntityManager }
}

/**
 * Lets a module's methods write inside a running transaction: `act` passes the context on to each of them. Every
 * module has an entity manager of its own, so each gets its own context on the same transaction.
 * @param eventGroupId holds the module's events back until `eventBus.releaseGroupedEvents`; without it they are
 * emitted even if the transaction is rolled back
 */
export async function withinTransaction<Result>(
  service: object,
  transaction: Knex.Transaction,
  act: (context: Context) => Promise<Result>,
  eventGroupId?: string,
): Promise<Result> {
  const { baseRepository_ } = service as WithRepository
  // Without a copy of the event manager, the module's own events would silently stop for the whole process.
  const manager = baseRepository_.getFreshManager().fork({ cloneEventManager: true })
  manager.setTransactionContext(transaction)
  const context = { transactionManager: manager, manager, __type: MedusaContextType, eventGroupId }
  const result = await act(context as Context)
  await manager.flush()
  return result
}
