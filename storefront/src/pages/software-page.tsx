import { GoodsProduct } from "./goods-product"

const SoftwarePage = () => <GoodsProduct kind="software-service" />

export default SoftwarePage
