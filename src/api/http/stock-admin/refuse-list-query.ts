import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { message } from "#kernel/wire/message"
import { Refusal } from "#platform/refusal"
import { wrongInListQuery } from "./list-query"
import { isOwnRoute } from "./own-routes"

/** Medusa hands paging, order and fields of its lists to the database as they come, which fails on what isn't one. */
export function refuseListQuery({ originalUrl, query }: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const [urlPath = ""] = originalUrl.split("?")
  const wrong = isOwnRoute(urlPath) ? [] : wrongInListQuery(query)
  if (wrong.length === 0) return next()
  const fields = Object.fromEntries(wrong.map((name) => [name, [message("input.invalid")]]))
  throw new Refusal(fields, {
    told: { message: message("input.invalid_values", { names: wrong }) },
    extra: { type: "invalid_data" },
  })
}
