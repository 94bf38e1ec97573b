import { definePage } from "../../lib/page/page-module"
import { GoodsList, goodsListPage } from "./goods-list"

export const page = definePage(goodsListPage("accessory"))

const AccessoryListPage = () => <GoodsList kind="accessory" />

export default AccessoryListPage
