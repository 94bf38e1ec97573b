import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Refusal } from "#platform/refusal"
import { isTooDeep, isUnstorable } from "#platform/unstorable"

const WORDS = "Ungültige Zeichen."
const TOO_DEEP = "Die Anfrage ist ungültig."

/**
 * Refuses text that the database would fail on, by the names of its fields: in the query, and in the body of what isn't
 * parsed by a schema of ours. Medusa's pages read `message`.
 * @throws Refusal 400
 */
export function refuseUnstorable({ query, body }: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  if (isTooDeep(body)) throw new Refusal(400, { type: "invalid_data", message: TOO_DEEP, non_field_errors: [TOO_DEEP] })
  const given = [query, body].flatMap((fields) => Object.entries((fields as object | undefined) ?? {}))
  const refused = given.filter(([name, value]) => isUnstorable(name) || isUnstorable(value))
  if (refused.length === 0) return next()
  const fields = refused.map(([name]) => [isUnstorable(name) ? "non_field_errors" : name, [WORDS]])
  throw new Refusal(400, { type: "invalid_data", message: WORDS, ...Object.fromEntries(fields) })
}
