import { pipeline } from "node:stream/promises"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { IFileModuleService } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { dispositionOf } from "#platform/file-name"
import { notFound } from "#platform/refusal"

/**
 * Sends a file that is kept private, once the caller made sure that whoever asks may read it.
 * @throws Refusal 404
 */
export async function sendStoredFile({ scope }: MedusaRequest, response: MedusaResponse, id: string): Promise<void> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const file = await db("stored_file").where({ id }).whereNull("deleted_at").first("key", "name", "mime_type")
  if (!file) throw notFound()
  const content = await scope.resolve<IFileModuleService>(Modules.FILE).getDownloadStream(file.key)
  response
    .type(file.mime_type)
    .set("Content-Disposition", dispositionOf(file.name, "inline"))
    .set("Cache-Control", "private, no-store")
    .set("X-Content-Type-Options", "nosniff")
    .set("Content-Security-Policy", "default-src 'none'; sandbox")
  await pipeline(content, response)
}
