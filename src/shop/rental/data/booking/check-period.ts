import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ALTERNATIVES } from "../../rules/alternatives"
import { UnknownRentalProductError } from "../../rules/errors"
import type { rentalDesk } from "../../rules/period-decision"
import type { Refusal } from "../../rules/refusal"
import type { RentalPeriod } from "../../rules/rental-period"
import type { PeriodAnswer, PeriodQuestion } from "../types"
import { deskFor, openProductDesk, windowOfRent, withPromises } from "./rental-product-desk"

type Desk = ReturnType<typeof rentalDesk>

/** The refusal of a period, with alternatives; null if it can be had. */
export function refusalOf(desk: Desk, period: RentalPeriod): Refusal | null {
  const decision = desk.decide(period)
  return decision.isPossible ? null : withAlternatives(desk, period, decision)
}

export const withAlternatives = (
  desk: Desk,
  period: RentalPeriod,
  { reason, day }: Pick<Refusal, "reason" | "day">,
): Refusal => ({ reason, day, alternatives: desk.alternatives(period, ALTERNATIVES) })

export async function checkPeriod(db: Knex, question: PeriodQuestion): Promise<PeriodAnswer> {
  const { productId, deliveryTypeId, period, customerId = null, alongside = [] } = question
  const opened = await openProductDesk(db, productId, customerId)
  if (!opened) throw new UnknownRentalProductError(productId)
  const others = alongside.filter((other) => other.productId === productId)
  const product = withPromises(
    opened,
    others.map((other) => windowOfRent(opened, other)),
  )
  const refusal = refusalOf(deskFor(product, deliveryTypeId), period)
  return refusal ? { ok: false, ...refusal } : { ok: true }
}
