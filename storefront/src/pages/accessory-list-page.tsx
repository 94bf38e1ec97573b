import { GoodsList } from "./goods-list"

const AccessoryListPage = () => <GoodsList kind="accessory" />

export default AccessoryListPage
