import { soldProductPage } from "../../features/catalogue/sold-product-page"
import { definePage } from "../../lib/page/page-module"
import { GoodsProduct } from "./goods-product"

export const page = definePage(soldProductPage("software-service"))

const SoftwarePage = () => <GoodsProduct kind="software-service" />

export default SoftwarePage
