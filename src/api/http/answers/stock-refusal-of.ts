import { MedusaError } from "@medusajs/framework/utils"
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
  body: { type: string; message: string }
}

const invalid = (status: number, message = "Die Anfrage ist ungültig."): StockRefusal => ({
  status,
  body: { type: MedusaError.Types.INVALID_DATA, message },
})

/**
 * How an error below Medusa's own paths is refused, if Medusa would answer it with 500, or with words from inside, though
 * the input is what was wrong.
 */
export function stockRefusalOf(error: unknown): StockRefusal | undefined {
  const { type, name, message = "" } = (error ?? {}) as { type?: unknown; name?: unknown; message?: string }
  if (isRefusedByDatabase(error) || name === "ValidationError" || NO_SUCH_FIELD.test(message)) return invalid(400)
  if (NOT_HERE.test(message)) return { status: 404, body: { type: "not_found", message: "Not offered by this shop" } }
  if (tripped(error) || name === "MulterError" || BROKEN_FORM.test(message)) return invalid(400)
  if (type === MedusaError.Types.INVALID_ARGUMENT) return invalid(400, message)
  if (type === MedusaError.Types.INVALID_DATA && INSIDE.test(message)) return invalid(400)
  if (type === MedusaError.Types.UNAUTHORIZED && INSIDE.test(message)) {
    return { status: 401, body: { type, message: "Invalid email or password" } }
  }
  const status = type === undefined ? clientStatusOf(error) : undefined
  return status ? invalid(status) : undefined
}
