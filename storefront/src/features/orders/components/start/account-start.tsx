import { useOrders } from "../../api/orders"
import NextRental from "./next-rental"

/** The rental that comes next, once the orders are known; what else there is doesn't wait for it. */
const AccountStart = () => {
  const { data: orders = [] } = useOrders()
  return <NextRental orders={orders} />
}

export default AccountStart
