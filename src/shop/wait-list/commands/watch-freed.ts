import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readEnv } from "#config/env"
import { DatabaseListener } from "#platform/listening/database-listener"
import { offerAllFreed, offerFreed } from "./offer-freed"

/** As the trigger on rental's versions says it: a product's id, or this for something that all share. */
const EVERY_PRODUCT = "*"

/**
 * Looks at once at products whose units, reservations or blocks changed while somebody waits for them; one after the other,
 * so that a flood of changes is a handful of looks. What is missed, a minute finds.
 */
export async function watchFreed(scope: MedusaContainer, { isWorking }: { isWorking: boolean }) {
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const pending = new Set<string>()
  let looking: Promise<void> | undefined

  const lookAtPending = async () => {
    for (const productId of pending) {
      pending.delete(productId)
      const look = productId === EVERY_PRODUCT ? offerAllFreed(scope) : offerFreed(scope, productId)
      await look.catch(({ message }: Error) => logger.warn(`Wait list not looked at: ${message}`))
    }
    looking = undefined
  }
  const lookAt = (productId: string) => {
    pending.add(productId)
    looking ??= lookAtPending()
  }

  const listener = new DatabaseListener({
    databaseUrl: readEnv().directDatabaseUrl,
    channel: "wait_list",
    onNotification: lookAt,
    onGap: () => undefined,
    onLost: ({ message }) => logger.warn(`The wait list hears of no changes: ${message}`),
  })
  if (isWorking) await listener.start()
  return {
    async stop() {
      await listener.stop()
      await looking
    },
  }
}
