/** Product id of the automatic fee on the wire and in the accounts. */
export const SHIPPING_FEE_CODE = "VK1"

/** Code of the shipping method that rounds an order's gross total (docs/decisions/145-rounding-in-medusas-order.md). */
export const ROUNDING_CODE = "ROUNDING"

/** Code of the VAT line on carts and orders, as the tax rate in Medusa has it. */
export const VAT_CODE = "MWST"
