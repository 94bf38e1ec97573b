import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readEnv } from "../../../../../config/env"
import { calls, openApiDocument, referencePage } from "../../../../../contract/openapi"

let page: string | undefined

export const GET = (_request: MedusaRequest, response: MedusaResponse) => {
  page ??= referencePage(openApiDocument(calls, readEnv().publicUrl))
  response.type("html").send(page)
}
