import { Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import type { StaffHandover } from "../../wire/staff-handover"
import { DamageDrawer } from "../protocol/damage-drawer"
import { ProtocolLinks } from "../protocol/protocol-links"

const WORDS = {
  handed_over: "Das Gerät ist übergeben.",
  returned: "Das Gerät ist zurück.",
  cancelled: "Diese Miete ist storniert.",
} as const

interface HandoverDoneProps {
  handover: StaffHandover
  state: keyof typeof WORDS
}

/** Nothing left to do here: the papers, and where to go on. */
export function HandoverDone({ handover, state }: HandoverDoneProps) {
  const [isDamaged, setDamaged] = useState(false)
  return (
    <div className="flex flex-col gap-y-4 px-4 py-4">
      <Text role="status" weight="plus">
        {WORDS[state]}
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
        {handover.order_id && state === "returned" && (
          <Button variant="secondary" className="h-11" onClick={() => setDamaged(true)}>
            Schaden erfassen
          </Button>
        )}
      </div>
      {isDamaged && (
        <DamageDrawer
          reservationId={handover.reservation_id}
          product={handover.product}
          onClose={() => setDamaged(false)}
        />
      )}
    </div>
  )
}
