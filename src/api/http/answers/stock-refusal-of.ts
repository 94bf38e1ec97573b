import { MedusaError } from "@medusajs/framework/utils"
import { type Message, message } from "#kernel/wire/message"
import { isRefusedByDatabase } from "#platform/refused-by-database"
import { clientStatusOf } from "./client-status"

/** Words of the database or of the program, which no answer shows. */
const INSIDE =
  /\b(column|relation|operator|constraint|syntax|function)\b|\b(select|insert|update|delete)\b.*\b(from|into|set)\b/is

/** Of a route whose module the shop doesn't use. */
const NOT_HERE = /^Service with alias "\w+" was not found|Could not resolve '|^\s*Unable to retrieve the \w+ provider/

/** Of a form with files whose parts can't be read. */
const BROKEN_FORM = /^(Multipart: |Unexpected end of |Malformed part header|Malformed urlencoded)/

/** Of a list in the order, or by a field, that its rows don't have. */
const NO_SUCH_FIELD = /^Trying to (order|query) by not existing property/

/** Where Medusa's own code looked into something that isn't there, or isn't what it took it for. */
const MEDUSAS_PLACE = /^\s*at [^\n]*[\\/]node_modules[\\/]@medusajs[\\/]/
const tripped = (error: unknown): boolean => {
  if (!(error instanceof TypeError || error instanceof RangeError)) return false
  const place = error.stack?.split("\n").find((line) => /^\s*at [^\n]*[\\/]/.test(line)) ?? ""
  return MEDUSAS_PLACE.test(place)
}

interface StockRefusal {
  status: number
  type: string
  /** Ours, or Medusa's own words. */
  said: Message | string
}

const invalid = (status: number, said: StockRefusal["said"] = message("general.invalid_request")): StockRefusal => ({
  status,
  type: MedusaError.Types.INVALID_DATA,
  said,
})

/**
 * How an error below Medusa's own paths is refused, if Medusa would answer it with 500, or with words from inside, though
 * the input is what was wrong.
 */
export function stockRefusalOf(error: unknown): StockRefusal | undefined {
  const { type, name, message: words = "" } = (error ?? {}) as { type?: unknown; name?: unknown; message?: string }
  if (isRefusedByDatabase(error) || name === "ValidationError" || NO_SUCH_FIELD.test(words)) return invalid(400)
  if (NOT_HERE.test(words)) return { status: 404, type: "not_found", said: "Not offered by this shop" }
  if (tripped(error) || name === "MulterError" || BROKEN_FORM.test(words)) return invalid(400)
  if (type === MedusaError.Types.INVALID_ARGUMENT) return invalid(400, words)
  if (type === MedusaError.Types.INVALID_DATA && INSIDE.test(words)) return invalid(400)
  if (type === MedusaError.Types.UNAUTHORIZED && INSIDE.test(words)) {
    return { status: 401, type, said: "Invalid email or password" }
  }
  const status = type === undefined ? clientStatusOf(error) : undefined
  return status ? invalid(status) : undefined
}
