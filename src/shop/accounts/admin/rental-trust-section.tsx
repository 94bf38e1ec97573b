import { Button } from "@medusajs/ui"
import { useState } from "react"
import { instantText } from "#admin/lib/instants"
import { Fact } from "#admin/ui/facts"
import { ActionButton } from "#admin/ui/form/action-button"
import { ForRight } from "#admin/ui/roles/for-right"
import { Section } from "#admin/ui/section"
import { READY } from "#admin/ui/section-state"
import { chfOfWire } from "#kernel/format-chf"
import type { StaffCustomerAccount } from "../wire/staff-customers"
import { LiftLimitDrawer } from "./lift-limit-drawer"

interface RentalTrustProps {
  customerId: string
  account: StaffCustomerAccount
}

/** Whether the customer is held to the limit for new ones, and the way to lift it. */
export function RentalTrustSection({ customerId, account: { rental_trust: trust } }: RentalTrustProps) {
  const [isOpen, setOpen] = useState(false)
  const base = `/admin/customers/${customerId}`
  return (
    <Section title="Mieten auf Rechnung" id="customer-rental-trust" state={READY}>
      <Fact name="Mieten">{`${trust.units}, zusammen ${chfOfWire(trust.rent)} exkl. MwSt.`}</Fact>
      <Fact name="Hat schon bezahlt">{trust.has_paid ? "Ja: keine Limite" : "Nein"}</Fact>
      <Fact name="Limite für neue Kunden">
        {trust.lifted
          ? `Aufgehoben ${instantText(trust.lifted.at)}${trust.lifted.by ? ` durch ${trust.lifted.by}` : ""}: ${trust.lifted.reason}`
          : "Wie unter Einstellungen, Vermietung"}
      </Fact>
      <ForRight right="customers">
        <div className="flex flex-wrap gap-2 px-6 py-4">
          {trust.lifted ? (
            <ActionButton
              action="Limite wieder einsetzen"
              path={`${base}/rental-trust`}
              list="/admin"
              done="Die Limite gilt wieder."
            />
          ) : (
            <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
              Limite aufheben
            </Button>
          )}
        </div>
      </ForRight>
      {isOpen && <LiftLimitDrawer customerId={customerId} onClose={() => setOpen(false)} />}
    </Section>
  )
}
