import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ALTERNATIVES } from "../../rules/alternatives"
import { UnknownRentalProductError } from "../../rules/errors"
import type { periodChecker } from "../../rules/period-decision"
import type { Refusal } from "../../rules/refusal"
import type { RentalPeriod } from "../../rules/rental-period"
import type { PeriodAnswer, PeriodQuestion, PeriodRequest } from "../shapes"
import { availabilityFor, readAvailability, windowOfRent, withPromises } from "./product-availability"

type PeriodChecker = ReturnType<typeof periodChecker>

/** The refusal of a period, with alternatives; null if it can be had. */
export function refusalOf(
  checker: PeriodChecker,
  { period, isWalkIn }: Pick<PeriodRequest, "period" | "isWalkIn">,
): Refusal | null {
  const decision = checker.decide(period, isWalkIn)
  return decision.isPossible ? null : withAlternatives(checker, period, decision)
}

export const withAlternatives = (
  checker: PeriodChecker,
  period: RentalPeriod,
  { reason, rule, day }: Omit<Refusal, "alternatives">,
): Refusal => ({ reason, rule, day, alternatives: checker.alternatives(period, ALTERNATIVES) })

export async function checkPeriod(db: Knex, question: PeriodQuestion): Promise<PeriodAnswer> {
  const { productId, deliveryTypeId, customerId = null, alongside = [], lineIds } = question
  const opened = await readAvailability(db, productId, customerId, lineIds)
  if (!opened) throw new UnknownRentalProductError(productId)
  const others = alongside.filter((other) => other.productId === productId)
  const product = withPromises(
    opened,
    others.map((other) => windowOfRent(opened, other)),
  )
  const refusal = refusalOf(availabilityFor(product, deliveryTypeId), question)
  return refusal ? { ok: false, ...refusal } : { ok: true }
}
