import { Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { periodText } from "#admin/lib/days"
import { Box } from "#admin/ui/box"
import { refusedText } from "#admin/ui/form/refused"
import { chfWithRappen } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import type { Cart, CartItem } from "#shop/cart/wire/cart"

interface OrderSummaryProps {
  /** Nothing is ordered yet. */
  isEmpty: boolean
  preview: Cart | undefined
  /** Why there is none. */
  error: Error | null
  children: ReactNode
}

const amount = (money: string) => chfWithRappen(fromWireMoney(money))

/** What the order comes to, as the shop would charge it, and what is in the way. */
export const OrderSummary = ({ isEmpty, preview, error, children }: OrderSummaryProps) => (
  <Box title="Zusammenfassung" id="order-summary">
    <div className="flex flex-col gap-y-3 px-6 py-4" aria-live="polite">
      {isEmpty && <Text size="small">Noch keine Position</Text>}
      {error && (
        <Text size="small" className="text-ui-fg-error">
          {refusedText(error)}
        </Text>
      )}
      {preview?.items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </div>
    {preview && (
      <dl className="flex flex-col gap-y-1 px-6 py-4">
        <Sum name="Zwischensumme" value={preview.total_price} />
        <Sum name="Versand" value={preview.shipping_cost} />
        {preview.charges?.map(({ title, amount: value }) => (
          <Sum key={title} name={title} value={value} />
        ))}
        <Sum name={`MwSt. ${preview.vat_percent} %`} value={preview.total_shipping_vat} />
        <Sum name="Rundung" value={preview.rounding} />
        <div className="flex justify-between gap-x-4 pt-1">
          <dt className="txt-compact-small-plus">Total inkl. MwSt.</dt>
          <dd className="txt-compact-small-plus">{amount(preview.total_cost)}</dd>
        </div>
      </dl>
    )}
    {children}
  </Box>
)

const Sum = ({ name, value }: { name: string; value: string }) =>
  fromWireMoney(value) !== 0 && (
    <div className="txt-compact-small flex justify-between gap-x-4 text-ui-fg-subtle">
      <dt>{name}</dt>
      <dd>{amount(value)}</dd>
    </div>
  )

const Item = ({ item }: { item: CartItem }) => {
  const { display_name, display_quantity, rentalstartdate: start, rentalenddate: end, conflict } = item
  const days = start && end && periodText(start, end)
  return (
    <div>
      <div className="flex justify-between gap-x-4">
        <Text size="small" weight="plus" className="break-words">
          {display_name}
        </Text>
        <Text size="small" className="whitespace-nowrap">
          {item.list_subtotal && <s className="text-ui-fg-subtle">{amount(item.list_subtotal)}</s>}{" "}
          {amount(item.subtotal)}
        </Text>
      </div>
      <Text size="small" className="text-ui-fg-subtle">
        {[display_quantity, days, item.delivery?.name].filter(Boolean).join(", ")}
      </Text>
      {conflict && (
        <Text size="small" className="text-ui-fg-error">
          {conflict.non_field_errors.join(" ")}
          {conflict.alternatives.length > 0 &&
            ` Möglich: ${conflict.alternatives.map((one) => periodText(one.rentalstartdate, one.rentalenddate)).join("; ")}.`}
        </Text>
      )}
    </div>
  )
}
