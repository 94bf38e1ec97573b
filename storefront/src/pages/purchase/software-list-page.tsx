import { definePage } from "../../lib/page/page-module"
import { GoodsList, goodsListPage } from "./goods-list"

export const page = definePage(goodsListPage("software-service"))

const SoftwareListPage = () => <GoodsList kind="software-service" />

export default SoftwareListPage
