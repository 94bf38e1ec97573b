import type { OrderLine } from "../order"
import { CancelRental } from "./cancel-rental"
import { ExtendRental } from "./extend-rental"

/** What the customer may still change about a rental. */
export const RentalActions = ({ orderId, line }: { orderId: string; line: OrderLine }) => {
  const standing = line.rental?.standing
  if (!standing) return null
  return (
    <>
      {standing.extensionBar === null && <ExtendRental orderId={orderId} line={line} standing={standing} />}
      {standing.cancellationBar === null && <CancelRental orderId={orderId} line={line} standing={standing} />}
    </>
  )
}
