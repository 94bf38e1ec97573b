import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { Refusal } from "#platform/refusal"

/** Why something on Medusa's own pages would break what the shop relies on; null if it wouldn't. */
export type StockRule = (request: MedusaRequest, db: Knex) => Promise<string | null> | string | null

const TYPES = { 400: "invalid_data", 409: "conflict" } as const

/** A refusal as Medusa's pages show it: they read `message`. */
const refusal = (status: keyof typeof TYPES, words: string) =>
  new Refusal(status, { type: TYPES[status], message: words, non_field_errors: [words] })

/**
 * Refuses what the rule has a reason against.
 * @param status 400 where Medusa's page shows the words of no other refusal
 * @throws Refusal
 */
export const refuseIf =
  (rule: StockRule, status: keyof typeof TYPES = 409) =>
  async (request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) => {
    const words = await rule(request, request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))
    if (words !== null) throw refusal(status, words)
    next()
  }
