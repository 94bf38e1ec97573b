import { settings } from "../../config/settings"
import type { TotalsRates } from "../../domain/cart-totals"

/** The rates that carts and orders are computed with. */
export const totalsRates: TotalsRates = {
  vatPermille: settings.vatPermille,
  shippingFee: settings.shippingFeeRappen,
  grossStep: settings.grossStepRappen,
}
