import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { ForRight } from "#admin/ui/roles/for-right"
import { StockSection } from "#shop/catalogue/admin/stock/stock-section"

/** What of a product is on the shelf, where the product is. */
const ProductStockWidget = ({ data: { id } }: DetailWidgetProps<AdminProduct>) => (
  <ForRight right="products">
    <StockSection productId={id} />
  </ForRight>
)

export const config = defineWidgetConfig({ zone: "product.details.before" })

export default ProductStockWidget
