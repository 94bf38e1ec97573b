import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { message } from "#kernel/wire/message"
import { Refusal, refuse } from "#platform/refusal"
import { isTooDeep, isUnstorable } from "#platform/unstorable"

const CHARACTERS = message("input.characters")
const TOO_DEEP = message("general.invalid_request")
const extra = { type: "invalid_data" }

/**
 * Refuses text that the database would fail on, by the names of its fields: in the query, and in the body of what isn't
 * parsed by a schema of ours. Medusa's pages read `message`.
 * @throws Refusal 400
 */
export function refuseUnstorable({ query, body }: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  if (isTooDeep(body)) throw refuse(TOO_DEEP, { told: { message: TOO_DEEP }, extra })
  const given = [query, body].flatMap((fields) => Object.entries((fields as object | undefined) ?? {}))
  const refused = given.filter(([name, value]) => isUnstorable(name) || isUnstorable(value))
  if (refused.length === 0) return next()
  const fields = refused.map(([name]) => [isUnstorable(name) ? "non_field_errors" : name, [CHARACTERS]])
  throw new Refusal(Object.fromEntries(fields), { told: { message: CHARACTERS }, extra })
}
