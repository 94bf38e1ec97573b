import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { ProductList } from "#shop/catalogue/admin/product-list/product-list"

/** Products as the shop knows them, in the place of Medusa's own list. */
const ProductListWidget = () => <ProductList />

export const config = defineWidgetConfig({ zone: "product.list.before" })

export default ProductListWidget
