import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readEnv } from "../../../../../config/env"
import { calls, openApiDocument } from "../../../../../wire/openapi"

let document: ReturnType<typeof openApiDocument> | undefined

export const GET = (_request: MedusaRequest, response: MedusaResponse) => {
  document ??= openApiDocument(calls, readEnv().publicUrl)
  response.json(document)
}
