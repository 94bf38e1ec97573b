import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readEnv } from "#config/env"
import { apiDocument } from "#wire/openapi/index"

let document: ReturnType<typeof apiDocument> | undefined

export const GET = (_request: MedusaRequest, response: MedusaResponse) => {
  document ??= apiDocument(readEnv().publicUrl)
  response.json(document)
}
