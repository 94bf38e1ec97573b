import { companionsOf, type Order, type OrderLine } from "../order"
import { CancelRental } from "./cancel-rental"
import { ExtendRental } from "./extend-rental"

/** What the customer may still change about a rental. */
export const RentalActions = ({ order, line }: { order: Order; line: OrderLine }) => {
  const standing = line.rental?.standing
  if (!standing) return null
  const rental = { order, line, standing }
  return (
    <>
      {standing.extensionBar === null && <ExtendRental {...rental} />}
      {standing.cancellationBar === null && <CancelRental {...rental} companions={companionsOf(order, line)} />}
    </>
  )
}
