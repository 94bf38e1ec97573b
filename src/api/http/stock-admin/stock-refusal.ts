import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type Message, message } from "#kernel/wire/message"
import { refuse } from "#platform/refusal"
import type { PlainCode } from "#texts/codes"

/** Why something on Medusa's own pages would break what the shop relies on; null if it wouldn't. */
export type StockRule = (request: MedusaRequest, db: Knex) => Promise<PlainCode | null> | PlainCode | null

const TYPES = { 400: "invalid_data", 409: "conflict" } as const

/** A refusal as Medusa's pages show it: they read `message`. */
const refusal = (status: keyof typeof TYPES, reason: Message) =>
  refuse(reason, { status, told: { message: reason }, extra: { type: TYPES[status] } })

/**
 * Refuses what the rule has a reason against.
 * @param status 400 where Medusa's page shows no other refusal
 * @throws Refusal
 */
export const refuseIf =
  (rule: StockRule, status: keyof typeof TYPES = 409) =>
  async (request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) => {
    const code = await rule(request, request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))
    if (code !== null) throw refusal(status, message(code))
    next()
  }
