import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { IFileModuleService, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { now } from "#platform/clock"

const DAY_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 200

/** Deletes private files that nothing claimed within a day: their form was never sent. */
export async function forgetUnclaimedFiles(scope: MedusaContainer): Promise<void> {
  const db = scope.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const rows: { id: string; key: string }[] = await db("stored_file")
    .whereNull("url")
    .whereNull("owner_id")
    .where("created_at", "<", new Date(now().getTime() - DAY_MS))
    .limit(AT_ONCE)
    .select("id", "key")
  for (const { id, key } of rows) {
    const gone = await db("stored_file").where({ id }).whereNull("owner_id").delete()
    if (gone === 1) await scope.resolve<IFileModuleService>(Modules.FILE).deleteFiles([key])
  }
}
