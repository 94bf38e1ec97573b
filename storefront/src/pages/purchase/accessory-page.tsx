import { soldProductPage } from "../../features/catalogue/sold-product-page"
import { definePage } from "../../lib/page/page-module"
import { GoodsProduct } from "./goods-product"

export const page = definePage(soldProductPage("accessory"))

const AccessoryPage = () => <GoodsProduct kind="accessory" />

export default AccessoryPage
