/**
 * The guide's rental and its further statements, with each statement in SQL that they send, and all that their process has loaded; and a
 * key of the admin's calls.
 */
export const watchedScript = (further: string) => `import fs from "node:fs"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createApiKeysWorkflow } from "@medusajs/medusa/core-flows"
import { RENTAL_MODULE, type RentalEngine, rentalPeriod } from "vermessung-shop-rental"
import rent from "./rent"

export default async function watched(args: Parameters<typeof rent>[0]) {
  const statements: string[] = []
  args.container.resolve(ContainerRegistrationKeys.PG_CONNECTION).on("query", ({ sql }) => statements.push(sql))
  await rent(args)
  const rental = args.container.resolve<RentalEngine>(RENTAL_MODULE)
  ${further}
  const keys = { api_keys: [{ type: "secret" as const, title: "desk", created_by: "" }] }
  const { result } = await createApiKeysWorkflow(args.container).run({ input: keys })
  const [pickup, post] = await rental.deliveryTypes()
  const week = rentalPeriod("2027-01-04", "2027-01-10")
  const rates = [{ days: 6, price: 50_000 }]
  const sent = await rental.priceOf({ period: week, deliveryTypeId: post.id, pricePerDay: 12_000, rates })
  const loaded = Object.keys(require.cache)
  fs.writeFileSync("watched.json", JSON.stringify({ statements, loaded, key: result[0].token, pickup: pickup.id, sent }))
}
`
/** What the compiler has to complain of; it complains of a line that is right. */
export const MISTAKES = `import type { RentalEngine, EngineOptions } from "vermessung-shop-rental"

export async function mistakes(rental: RentalEngine, trx: never) {
  // @ts-expect-error a day is no text
  await rental.takeBack(trx, "rres_1", "2027-01-04")
  // @ts-expect-error a unit has a serial number
  await rental.addUnit(trx, "prod_1", { note: "new" })
  // @ts-expect-error an answer that isn't possible has its reason
  return (await rental.checkPeriod({ productId: "", deliveryTypeId: "", period: { start: 1, end: 2 } })).reason
}
// @ts-expect-error a place has a country
export const options: EngineOptions = { holidays: { language: "en" } }
`
/** A call of the project's own, by which customers rent. */
export const RENT_CALL = `import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ReserveInput } from "vermessung-shop-rental"
import { rentUnitWorkflow } from "../../workflows/rent-unit"

export const POST = async ({ scope, body }: MedusaRequest<ReserveInput>, res: MedusaResponse) => {
  const { result } = await rentUnitWorkflow(scope).run({ input: body })
  res.json({ id: result })
}
`
