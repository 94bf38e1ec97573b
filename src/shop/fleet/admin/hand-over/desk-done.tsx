import { Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import type { StaffDesk } from "../../wire/staff-desk"
import { DamageDrawer } from "../protocol/damage-drawer"
import { ProtocolLinks } from "../protocol/protocol-links"

const WORDS = {
  handed_over: "Das Gerät ist übergeben.",
  returned: "Das Gerät ist zurück.",
  cancelled: "Diese Miete ist storniert.",
} as const

interface DeskDoneProps {
  desk: StaffDesk
  state: keyof typeof WORDS
}

/** Nothing left to do here: the papers, and where to go on. */
export function DeskDone({ desk, state }: DeskDoneProps) {
  const [isDamaged, setDamaged] = useState(false)
  return (
    <div className="flex flex-col gap-y-4 px-4 py-4">
      <Text role="status" weight="plus">
        {WORDS[state]}
      </Text>
      <ProtocolLinks protocols={desk.protocols} />
      <div className="flex flex-col gap-2">
        <Button className="h-11" asChild>
          <Link to="/today">Zu «Heute»</Link>
        </Button>
        {desk.order_id && (
          <Button variant="secondary" className="h-11" asChild>
            <Link to={`/orders/${desk.order_id}`}>Bestellung {desk.shop_number}</Link>
          </Button>
        )}
        {desk.order_id && state === "returned" && (
          <Button variant="secondary" className="h-11" onClick={() => setDamaged(true)}>
            Schaden erfassen
          </Button>
        )}
      </div>
      {isDamaged && (
        <DamageDrawer reservationId={desk.reservation_id} product={desk.product} onClose={() => setDamaged(false)} />
      )}
    </div>
  )
}
