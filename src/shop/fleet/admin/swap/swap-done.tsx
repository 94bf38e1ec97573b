import { Button, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { StaffHandover } from "../../wire/staff-handover"
import { ProtocolLinks } from "../protocol/protocol-links"

interface SwapDoneProps {
  handover: StaffHandover
  serial: string
}

/** The papers of both units, and where to go on. */
export const SwapDone = ({ handover, serial }: SwapDoneProps) => (
  <div className="flex flex-col gap-y-4 px-4 py-4">
    <Text role="status" weight="plus">
      Getauscht: Beim Kunden ist jetzt {serial}.
    </Text>
    <ProtocolLinks protocols={handover.protocols} />
    <div className="flex flex-col gap-2">
      <Button className="h-11" asChild>
        <Link to="/today">Zu «Heute»</Link>
      </Button>
      {handover.order_id && (
        <Button variant="secondary" className="h-11" asChild>
          <Link to={`/orders/${handover.order_id}`}>Bestellung {handover.shop_number}</Link>
        </Button>
      )}
    </div>
  </div>
)
