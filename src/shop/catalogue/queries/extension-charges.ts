import { extensions } from "#config/extensions/index"
import { settings } from "#config/settings"
import type { ExtensionCharge } from "#extension/charge"
import type { Rappen } from "#kernel/money"
import { type ChargeTitle, type ExtensionChargeTitle, isOfExtension } from "#kernel/wire/charge-title"
import { type Message, message } from "#kernel/wire/message"
import type { PieceCharge } from "../rules/charges/product-charge"

type ChargedProduct = Parameters<ExtensionCharge["amountOf"]>[0]

const codeOf = (extension: string, { code }: ExtensionCharge): ExtensionChargeTitle => `${extension}:${code}`

/** @throws Error naming the charge, as nothing is sold at an amount that can't be paid or given back */
function checkedAmount(code: string, amount: Rappen, isRefundable: boolean): Rappen {
  const isPayable = Number.isSafeInteger(amount)
  if (!isPayable || (isRefundable && (amount < 0 || amount % settings.grossStepRappen !== 0)))
    throw new Error(`The charge ${code} comes to ${amount}: whole Rappen, and refundable ones in steps of five from 0`)
  return amount
}

/** What extensions charge for a rental product; nothing where it comes to nothing. */
export const extensionCharges = (product: ChargedProduct): PieceCharge[] =>
  extensions().flatMap(({ name, charges }) =>
    charges
      .map((charge) => {
        const { isRefundable } = charge
        const code = codeOf(name, charge)
        return { code, amount: checkedAmount(code, charge.amountOf({ ...product }), isRefundable), isRefundable }
      })
      .filter(({ amount }) => amount !== 0),
  )

const titleOf = (code: string): string | undefined =>
  extensions()
    .flatMap(({ name, charges }) => charges.map((charge) => ({ code: codeOf(name, charge), title: charge.title })))
    .find((charge) => charge.code === code)?.title

/** What a charge is called on pages, in mails and on papers; its code, if its extension is no longer there. */
export const chargeName = (code: ChargeTitle): Message =>
  isOfExtension(code)
    ? message("general.extension_charge", { title: titleOf(code) ?? code })
    : message(`charges.${code}`)
