import { Badge } from "@medusajs/ui"
import { ListWithDrawer } from "#admin/ui/form/list-with-drawer"
import { serviceRateText } from "#shop/catalogue/admin/service-words"
import type { StaffService } from "../../wire/staff-rental-configuration"
import { productsText } from "./purposes"
import { ServiceDrawer } from "./service-drawer"
import { termList } from "./term"

const factsOf = ({ basis, price_rappen: price, permille, group_name, products }: StaffService) =>
  [serviceRateText({ basis, price, permille }), group_name && `Gruppe ${group_name}`, productsText(products)]
    .filter(Boolean)
    .join(" · ")

/** What can be booked with a rental. */
export const Services = ({ services }: { services: StaffService[] }) => (
  <ListWithDrawer
    {...termList("services")}
    title="Dienstleistungen"
    hint="Zu einer Miete buchbar, beliebig viele zusammen, je Gruppe eine. Welche Geräte sie anbieten, steht beim Produkt."
    action="Dienstleistung hinzufügen"
    items={services}
    rowOf={(service) => ({
      name: service.name,
      facts: factsOf(service),
      badges: !service.is_active && <Badge size="2xsmall">nicht im Shop</Badge>,
    })}
    drawer={(entry, close) => <ServiceDrawer entry={entry} onClose={close} />}
  />
)
