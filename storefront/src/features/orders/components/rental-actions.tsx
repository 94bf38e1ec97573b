import { companionsOf, type Order, type OrderLine } from "../order"
import { CancelRental } from "./cancel-rental"
import { ExtendRental } from "./extend-rental"

/** What the customer may still change about a rental. */
export const RentalActions = ({ order, line }: { order: Order; line: OrderLine }) => {
  const standing = line.rental?.standing
  if (!standing) return null
  return (
    <>
      {standing.extensionBar === null && <ExtendRental orderId={order.id} line={line} standing={standing} />}
      {standing.cancellationBar === null && (
        <CancelRental orderId={order.id} line={line} companions={companionsOf(order, line)} standing={standing} />
      )}
    </>
  )
}
