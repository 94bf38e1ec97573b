import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { StaffOrderHit, StaffOrderHits } from "#shop/orders/wire/staff-orders"
import { instantText } from "../lib/instants"
import { useStaffQuery } from "../lib/use-staff-query"
import { QueryList } from "../ui/query-list"
import { SearchBox } from "../ui/search-box"

/** Finds an order by any name that somebody knows of it; Medusa's own list knows neither serials nor the accounts. */
const OrderSearch = () => (
  <SearchBox id="order-search" label="Nummer, Auftrag, Rechnung, Seriennummer, Referenz, E-Mail">
    {(words) => <Hits words={words} />}
  </SearchBox>
)

const Hits = ({ words }: { words: string }) => (
  <QueryList
    query={useStaffQuery<StaffOrderHits>(`/admin/order-search?q=${encodeURIComponent(words)}`)}
    pending="Wird gesucht …"
    failed="Die Suche hat nicht geklappt. Bitte versuchen Sie es noch einmal."
    empty="Keine Bestellung gefunden."
    itemsOf={(data) => data.orders}
  >
    {(order) => <Hit key={order.id} order={order} />}
  </QueryList>
)

const Hit = ({ order }: { order: StaffOrderHit }) => (
  <li className="px-6 py-3">
    <Link to={`/orders/${order.id}`} className="txt-small-plus text-ui-fg-interactive-hover">
      Bestellung {order.shop_number}
    </Link>
    <Text size="small" className="break-words text-ui-fg-subtle">
      {[order.documents, order.customer, order.email, order.reference, instantText(order.ordered_at)]
        .filter(Boolean)
        .join(" · ")}
    </Text>
  </li>
)

export const config = defineWidgetConfig({ zone: "order.list.before" })

export default OrderSearch
