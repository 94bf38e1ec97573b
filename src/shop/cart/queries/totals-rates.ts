import { settings } from "#config/settings"
import type { TotalsRates } from "#shop/lines/rules/cart-totals"
import type { SalesSettings } from "#shop/settings/wire/shop-settings"

/** Code of the VAT line on carts and orders, as the tax rate in Medusa has it. */
export const VAT_CODE = "MWST"

/** The rates that carts and new orders are computed with. */
export const totalsRates = ({ vatPermille, shippingFeeRappen }: SalesSettings): TotalsRates => ({
  vatPermille,
  shippingFee: shippingFeeRappen,
  grossStep: settings.grossStepRappen,
})
