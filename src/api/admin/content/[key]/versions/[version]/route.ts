import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { notFound } from "#platform/refusal"
import { versionOf } from "#shop/content/queries/texts"
import type { TextVersionDetail } from "#shop/content/wire/staff-content"

const NUMBER = /^\d{1,9}$/

/** What a text was once. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<TextVersionDetail>) {
  const { key, version } = request.params
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const detail = NUMBER.test(version) ? await versionOf(db, key, Number(version)) : null
  if (!detail) throw notFound()
  response.json(detail)
}
