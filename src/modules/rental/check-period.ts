import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { settings } from "../../config/settings"
import type { rentalDesk } from "../../domain/period-decision"
import type { RentalPeriod } from "../../domain/rental-period"
import type { Window } from "../../domain/rental-window"
import { UnknownRentalProductError } from "./errors"
import { deskFor, openProductDesk, type ProductDesk } from "./rental-product-desk"
import type { PeriodAnswer, PeriodQuestion, Refusal } from "./types"

/** The refusal of a period, with alternatives; null if it can be had. */
export function refusalOf(desk: ReturnType<typeof rentalDesk>, period: RentalPeriod): Refusal | null {
  const decision = desk.decide(period)
  if (decision.isPossible) return null
  const { reason, day } = decision
  return { reason, day, alternatives: desk.alternatives(period, settings.rental.alternatives) }
}

/** The desk as if one more unit were promised for `window`. */
export function withAnotherPromise({ situation, terms }: ProductDesk, window: Window): ProductDesk {
  const { unitIds, commitments } = situation.fleet
  const promise = { id: `promise-${commitments.length}`, unitId: null, window, isTied: false, isBlock: false }
  return { terms, situation: { ...situation, fleet: { unitIds, commitments: [...commitments, promise] } } }
}

export async function checkPeriod(db: Knex, question: PeriodQuestion): Promise<PeriodAnswer> {
  const { productId, deliveryTypeId, period, customerId = null, alongside = [] } = question
  const opened = await openProductDesk(db, productId, customerId)
  if (!opened) throw new UnknownRentalProductError(productId)
  const product = alongside
    .filter((other) => other.productId === productId)
    .reduce(
      (desk, other) => withAnotherPromise(desk, deskFor(desk, other.deliveryTypeId).windowOf(other.period)),
      opened,
    )
  const refusal = refusalOf(deskFor(product, deliveryTypeId), period)
  return refusal ? { ok: false, ...refusal } : { ok: true }
}
