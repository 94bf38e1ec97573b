import { createHash } from "node:crypto"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readEnv } from "#config/env"
import { apiDocument, REFERENCE_STYLE, referencePage } from "#wire/openapi/index"

let page: string | undefined

/** The page runs nothing, loads nothing and is in nobody's frame; its one style is known by its hash. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(REFERENCE_STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

export const GET = (_request: MedusaRequest, response: MedusaResponse) => {
  page ??= referencePage(apiDocument(readEnv().publicUrl))
  response.set({ "Content-Security-Policy": POLICY, "Referrer-Policy": "same-origin" }).type("html").send(page)
}
