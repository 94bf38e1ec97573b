import type { IFileModuleService, Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { now } from "#platform/clock"

const DAY_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 200

/**
 * Deletes private files that nothing claimed within a day: their form was never sent. What the store doesn't delete now keeps its row,
 * and is tried again with the next run.
 */
export async function forgetUnclaimedFiles(scope: MedusaContainer): Promise<void> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const logger = scope.resolve<Logger>(ContainerRegistrationKeys.LOGGER)
  const files = scope.resolve<IFileModuleService>(Modules.FILE)
  const rows: { id: string; key: string }[] = await db("stored_file")
    .whereNull("url")
    .whereNull("owner_id")
    .where("created_at", "<", new Date(now().getTime() - DAY_MS))
    .limit(AT_ONCE)
    .select("id", "key")
  for (const { id, key } of rows)
    try {
      await db.transaction(async (trx) => {
        const gone = await trx("stored_file").where({ id }).whereNull("owner_id").delete()
        if (gone === 1) await files.deleteFiles([key])
      })
    } catch (error) {
      logger.warn(`File ${id} isn't deleted yet: ${(error as Error).message}`)
    }
}
