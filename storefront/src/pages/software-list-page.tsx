import { GoodsList } from "./goods-list"

const SoftwareListPage = () => <GoodsList kind="software-service" />

export default SoftwareListPage
