import { GoodsProduct } from "./goods-product"

const AccessoryPage = () => <GoodsProduct kind="accessory" />

export default AccessoryPage
