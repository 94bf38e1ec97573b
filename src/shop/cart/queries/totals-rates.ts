import { settings } from "#config/settings"
import type { TotalsRates } from "#shop/lines/rules/cart-totals"
import type { SalesSettings } from "#shop/settings/wire/shop-settings"

/** The rates that carts and new orders are computed with. */
export const totalsRates = ({ vatPermille, shippingFeeRappen }: SalesSettings): TotalsRates => ({
  vatPermille,
  shippingFee: shippingFeeRappen,
  grossStep: settings.grossStepRappen,
})
