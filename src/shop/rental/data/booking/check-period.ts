import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ALTERNATIVES } from "../../rules/alternatives"
import { UnknownRentalProductError } from "../../rules/errors"
import type { periodChecker } from "../../rules/period-decision"
import type { Refusal } from "../../rules/refusal"
import type { RentalPeriod } from "../../rules/rental-period"
import type { PeriodAnswer, PeriodQuestion, PeriodRequest, PeriodsQuestion } from "../shapes"
import { checkoutsOf } from "./offers"
import {
  availabilityFor,
  readAvailabilities,
  readAvailability,
  windowOfRent,
  withPromises,
} from "./product-availability"

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

/** Why none of the periods can ever be offered, and what can be instead of the first; null if one might be. */
export async function barOfAll(db: Knex, { productId, deliveryTypeId, periods }: PeriodsQuestion) {
  const product = await readAvailability(db, productId)
  if (!product) throw new UnknownRentalProductError(productId)
  const checker = availabilityFor(product, deliveryTypeId)
  const bar = checker.barOfAll(periods)
  return bar && withAlternatives(checker, periods[0], bar)
}

export async function firstPossible(db: Knex, question: PeriodsQuestion) {
  const { productId, deliveryTypeId, periods, areCheckoutsOver = false } = question
  const ownerIds = areCheckoutsOver ? await checkoutsOf(db, productId) : []
  const product = (await readAvailabilities(db, [productId], { customerId: null, ownerIds })).get(productId)
  if (!product) throw new UnknownRentalProductError(productId)
  return availabilityFor(product, deliveryTypeId).firstPossible(periods)
}
