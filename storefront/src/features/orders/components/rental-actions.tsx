import { companionsOf, type Order, type OrderLine } from "../order"
import { CancelRental } from "./cancel-rental"
import { ExtendRental } from "./extend-rental"

/** What the customer may still change about a rental. */
export const RentalActions = ({ order, line }: { order: Order; line: OrderLine }) => {
  const status = line.rental?.status
  if (!status || !order.mayChange) return null
  const rental = { order, line, status }
  return (
    <>
      {status.extensionBar === null && <ExtendRental {...rental} />}
      {status.cancellationBar === null && <CancelRental {...rental} companions={companionsOf(order, line)} />}
    </>
  )
}
