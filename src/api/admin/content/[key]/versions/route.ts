import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import * as z from "zod/mini"
import type { TextVersions } from "../../../../../contract/staff-content"
import { pageQuery } from "../../../../../contract/staff-paging"
import { versionsOf } from "../../../../../queries/staff/texts"
import { parse } from "../../../../http/parse"

/** What a text was, the latest first; nothing for one that was never changed. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<TextVersions>) {
  const page = parse(z.object(pageQuery), request.query)
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await versionsOf(db, request.params.key, page))
}
