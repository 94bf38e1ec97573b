import { Badge } from "@medusajs/ui"
import { ListWithDrawer } from "#admin/ui/form/list-with-drawer"
import { chfWithRappen } from "#kernel/format-chf"
import type { StaffDeliveryType, StaffRentalConfiguration } from "../../wire/staff-rental-configuration"
import { deliveryExampleText } from "./delivery-example-text"
import { DeliveryTypeDrawer } from "./delivery-type-drawer"
import { leadFact } from "./lead-texts"
import { termList } from "./term"

/** How units come to the customer and back. */
export const DeliveryTypes = ({ terms }: { terms: StaffRentalConfiguration }) => (
  <ListWithDrawer
    {...termList("delivery-types")}
    title="Lieferarten"
    hint="In dieser Reihenfolge stehen sie im Shop. Geänderte Tage gelten für neue Mieten."
    action="Lieferart hinzufügen"
    items={terms.delivery_types}
    rowOf={(type) => ({
      name: type.name,
      facts: [priceText(type), upcomingText(type), ...leadFact(type), deliveryExampleText(type, terms)].join(" · "),
      badges: <Badges type={type} />,
    })}
    drawer={(entry, close) => <DeliveryTypeDrawer terms={terms} entry={entry} onClose={close} />}
  />
)

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
