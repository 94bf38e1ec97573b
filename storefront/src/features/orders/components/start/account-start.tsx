import type { ReactNode } from "react"
import { Spinner } from "@/components/spinner"
import { WaitingRows } from "@/components/states/waiting"
import { useOrders } from "../../api/orders"
import NextRental from "./next-rental"

/** The rental that comes next before what else there is; orders that can't be read are left out. */
const AccountStart = ({ children }: { children: ReactNode }) => {
  const { data: orders = [], isPending, failureCount } = useOrders()
  if (isPending && failureCount === 0)
    return (
      <Spinner>
        <WaitingRows />
      </Spinner>
    )
  return (
    <>
      <NextRental orders={orders} />
      {children}
    </>
  )
}

export default AccountStart
