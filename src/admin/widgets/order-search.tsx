import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Container, Text } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import type { StaffOrderHit, StaffOrderHits } from "#shop/orders/wire/staff-orders"
import { instantText } from "../lib/instants"
import { useStaffQuery } from "../lib/use-staff-query"
import { QueryList } from "../ui/query-list"
import { SearchField } from "../ui/search-field"

/** Finds an order by any name that somebody knows of it; Medusa's own list knows neither serials nor the accounts. */
const OrderSearch = () => {
  const [words, setWords] = useState("")
  return (
    <Container className="order-first divide-y p-0" data-testid="order-search">
      <div className="px-6 py-4">
        <SearchField
          label="Nummer, Auftrag, Rechnung, Seriennummer, Referenz, E-Mail"
          value={words}
          onSearch={setWords}
        />
      </div>
      {words !== "" && <Hits words={words} />}
    </Container>
  )
}

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
