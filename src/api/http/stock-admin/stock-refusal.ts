import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ShopError } from "../errors"

/** Why something on Medusa's own pages would break what the shop relies on; null if it wouldn't. */
export type StockRule = (request: MedusaRequest, db: Knex) => Promise<string | null> | string | null

/** A refusal as Medusa's pages show it: they read `message`. */
const refusal = (words: string) => new ShopError(409, { type: "conflict", message: words, non_field_errors: [words] })

/** Refuses what the rule has a reason against. @throws ShopError 409 */
export const refuseIf =
  (rule: StockRule) => async (request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) => {
    const words = await rule(request, request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))
    if (words !== null) throw refusal(words)
    next()
  }
