import { chargeName } from "#area/catalogue"
import { percentOf } from "#kernel/format-percent"
import { toWireMoney } from "#kernel/money"
import type { Texts } from "#texts/texts"
import type { BesideCharge, BesideCode } from "../rules/charges"
import type { ChargeWire } from "../wire/charge"

/** What a charge is called on pages, in mails and on papers. */
export const chargeTitle = (code: BesideCode, texts: Texts): string => texts(chargeName(code))

/** What is charged beside lines and shipping, where something is. */
export function chargesWire(charges: readonly BesideCharge[], texts: Texts): { charges?: ChargeWire[] } {
  if (charges.length === 0) return {}
  return {
    charges: charges.map(({ code, lineId, amount, vatPermille, isRefundable }) => ({
      code,
      title: chargeTitle(code, texts),
      ...(lineId === null ? {} : { line: lineId }),
      amount: toWireMoney(amount),
      vat: percentOf(vatPermille),
      refundable: isRefundable,
    })),
  }
}
