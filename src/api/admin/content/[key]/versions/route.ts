import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import * as z from "zod/mini"
import { parse } from "#api/http/parse"
import { pageQuery } from "#kernel/wire/staff-paging"
import { versionsOf } from "#shop/content/queries/texts"
import type { TextVersions } from "#shop/content/wire/staff-content"

/** What a text was, the latest first; nothing for one that was never changed. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<TextVersions>) {
  const page = parse(z.object(pageQuery), request.query)
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await versionsOf(db, request.params.key, page))
}
