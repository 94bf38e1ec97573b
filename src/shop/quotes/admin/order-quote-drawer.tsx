import { Text } from "@medusajs/ui"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { newKey } from "#admin/lib/new-key"
import { StaffRefusal } from "#admin/lib/use-staff-change"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField, TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import { chfOfWire } from "#kernel/format-chf"
import type { StaffQuote } from "../wire/staff-quotes"
import { QuoteItems } from "./quote-items"

/** What the answer says; the checkout, which answers, is above the quotes. */
interface Ordered {
  id: string
  shop_number: string | null
  approval?: object | null
}

/** Orders a quote at its prices, once the customer has said yes: to the sum of today, where that is another one by then. */
export function OrderQuoteDrawer({ quote, onClose }: { quote: StaffQuote; onClose(): void }) {
  const navigate = useNavigate()
  const [key] = useState(newKey)
  const [total, setTotal] = useState(quote.total)
  const order = useResource<{ referencenum: string; note: string }, Ordered>({
    path: `/admin/quotes/${quote.id}/order`,
    list: "/admin",
    initial: { referencenum: "", note: "" },
    body: (draft) => ({ ...draft, key, confirmed_total: total }),
    done: ({ shop_number, approval }) =>
      approval ? "Die Firma lässt solche Bestellungen freigeben: Sie wartet darauf." : `${shop_number} ist bestellt.`,
    onDone: ({ id, approval }) => navigate(approval ? `/customers/${quote.customer_id}` : `/orders/${id}`),
  })
  const { control, error } = order
  const now = error instanceof StaffRefusal ? error.body.total : undefined
  if (typeof now === "string" && now !== total) setTotal(now)
  return (
    <ResourceForm
      as="drawer"
      resource={order}
      title={`${quote.shop_number} bestellen`}
      action={`Bestellen, ${chfOfWire(total)}`}
      onClose={onClose}
    >
      <Text size="small" weight="plus" className="break-words">
        {quote.customer}
      </Text>
      <QuoteItems items={quote.items} />
      <Text size="small" className="text-ui-fg-subtle">
        Zu den offerierten Preisen, an die Standardadressen des Kunden. Er hat Total und AGB angenommen und erhält die
        Bestätigung per Mail. Ob die Mietgeräte noch frei sind, prüft der Shop jetzt.
      </Text>
      {total !== quote.total && (
        <Text size="small" role="status" className="text-ui-tag-orange-text">
          Offeriert waren {chfOfWire(quote.total)}. Versandkosten oder MwSt. sind heute andere, oder was dazugehörte,
          gibt es nicht mehr. Bestellen Sie erst, wenn der Kunde mit {chfOfWire(total)} einverstanden ist.
        </Text>
      )}
      <TextField control={control} label="Referenz des Kunden (freiwillig)" name="referencenum" maxLength={15} />
      <LongTextField control={control} label="Notiz für das Team (freiwillig)" name="note" maxLength={2000} />
    </ResourceForm>
  )
}
