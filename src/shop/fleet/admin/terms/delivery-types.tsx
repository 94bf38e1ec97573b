import { Badge, Button } from "@medusajs/ui"
import { useState } from "react"
import { chfWithRappen } from "#kernel/format-chf"
import type { StaffDeliveryType, StaffRentalTerms } from "../../wire/staff-rental-terms"
import { deliveryExampleText } from "./delivery-example-text"
import { DeliveryTypeDrawer } from "./delivery-type-drawer"
import { TermsList, TermsRow } from "./terms-list"

/** How units come to the customer and back. */
export function DeliveryTypes({ terms }: { terms: StaffRentalTerms }) {
  const [edited, setEdited] = useState<StaffDeliveryType | "new" | null>(null)
  return (
    <>
      <TermsList
        title="Lieferarten"
        id="delivery-types"
        hint="In dieser Reihenfolge stehen sie im Shop. Geänderte Tage gelten für neue Mieten."
        action="Lieferart hinzufügen"
        items={terms.delivery_types}
        onAdd={() => setEdited("new")}
      >
        {(type) => (
          <TermsRow
            name={type.name}
            badges={<Badges type={type} />}
            facts={`${priceText(type)} · ${upcomingText(type)} · ${deliveryExampleText(type, terms)}`}
            actions={
              <Button
                size="small"
                variant="secondary"
                aria-label={`${type.name} bearbeiten`}
                onClick={() => setEdited(type)}
              >
                Bearbeiten
              </Button>
            }
          />
        )}
      </TermsList>
      {edited && (
        <DeliveryTypeDrawer terms={terms} entry={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  )
}

const Badges = ({ type: { is_default, is_active } }: { type: StaffDeliveryType }) => (
  <>
    {is_default && (
      <Badge size="2xsmall" color="green">
        Standard
      </Badge>
    )}
    {!is_active && <Badge size="2xsmall">nicht im Shop</Badge>}
  </>
)

const priceText = ({ price_rappen }: StaffDeliveryType) =>
  price_rappen === 0 ? "Abholung, ohne Preis" : chfWithRappen(price_rappen)

const upcomingText = ({ upcoming }: StaffDeliveryType) =>
  upcoming === 0 ? "keine offenen Mieten" : upcoming === 1 ? "1 offene Miete" : `${upcoming} offene Mieten`
