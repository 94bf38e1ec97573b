import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Container, Text } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import type { StaffOrderHit, StaffOrderHits } from "#shop/orders/wire/staff-orders"
import { instantText } from "../lib/instants"
import { useStaffQuery } from "../lib/use-staff-query"
import { SearchField } from "../ui/search-field"
import { Notice } from "../ui/section"

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

function Hits({ words }: { words: string }) {
  const { data, isError } = useStaffQuery<StaffOrderHits>(`/admin/order-search?q=${encodeURIComponent(words)}`)
  if (isError) return <Notice>Die Suche hat nicht geklappt. Bitte versuchen Sie es noch einmal.</Notice>
  if (!data) return <Notice>Wird gesucht …</Notice>
  if (data.orders.length === 0) return <Notice>Keine Bestellung gefunden.</Notice>
  return (
    <ul className="divide-y">
      {data.orders.map((order) => (
        <Hit key={order.id} order={order} />
      ))}
    </ul>
  )
}

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
