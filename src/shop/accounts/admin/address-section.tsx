import { Badge, Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { ActionButton } from "#admin/ui/form/action-button"
import { ForRight } from "#admin/ui/roles/for-right"
import { Notice, Section } from "#admin/ui/section"
import { READY } from "#admin/ui/section-state"
import { abroad } from "../rules/country"
import type { Address } from "../wire/address"
import type { StaffAddress } from "../wire/staff-customers"
import { AddressDrawer } from "./address-drawer"

interface AddressSectionProps {
  customerId: string
  addresses: StaffAddress[]
}

/** The addresses that the customer chooses from at the checkout. */
export function AddressSection({ customerId, addresses }: AddressSectionProps) {
  const [opened, setOpened] = useState<StaffAddress | "new" | null>(null)
  return (
    <Section title="Gespeicherte Adressen" id="customer-addresses" state={READY}>
      {addresses.length === 0 && <Notice>Der Kunde hat keine Adressen gespeichert.</Notice>}
      <ul className="divide-y">
        {addresses.map((address) => (
          <li key={address.id} className="flex flex-wrap items-center gap-2 px-6 py-3">
            <Text size="small" className="mr-auto break-words">
              {inOneLine(address)}
            </Text>
            {address.is_default_billing && <Badge size="2xsmall">Rechnung</Badge>}
            {address.is_default_shipping && <Badge size="2xsmall">Lieferung</Badge>}
            <ForRight right="customers">
              <Button size="small" variant="transparent" onClick={() => setOpened(address)}>
                Bearbeiten
              </Button>
              <ActionButton
                action="Löschen"
                variant="transparent"
                path={`/admin/customers/${customerId}/saved-addresses/${address.id}`}
                list={`/admin/customers/${customerId}`}
                title="Adresse löschen"
                question={inOneLine(address)}
                done="Die Adresse ist gelöscht."
              />
            </ForRight>
          </li>
        ))}
      </ul>
      <ForRight right="customers">
        <div className="px-6 py-4">
          <Button size="small" variant="secondary" onClick={() => setOpened("new")}>
            Adresse hinzufügen
          </Button>
        </div>
      </ForRight>
      {opened !== null && (
        <AddressDrawer
          customerId={customerId}
          address={opened === "new" ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  )
}

const inOneLine = ({ company, first_name, last_name, address, postalcode, city, country }: Address) =>
  [company, `${first_name} ${last_name}`.trim(), address, `${postalcode} ${city}`.trim(), abroad(country)]
    .filter(Boolean)
    .join(", ")
