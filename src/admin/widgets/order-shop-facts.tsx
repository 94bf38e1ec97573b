import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { OrderFacts } from "#shop/orders/wire/order-facts"
import { instantText } from "../lib/instants"
import { usePageTitle } from "../lib/use-page-title"
import { Section } from "../ui/section"
import { READY } from "../ui/section-state"

type ShopOrder = AdminOrder & { custom_display_id?: string | null }

/** What customers call the order, and what they stated at the checkout beyond Medusa's own fields. */
const OrderShopFacts = ({ data: order }: DetailWidgetProps<ShopOrder>) => {
  const { reference, terms, impersonation } = (order.metadata ?? {}) as Partial<OrderFacts>
  const billingEmail = (order.billing_address?.metadata as { email?: string } | null | undefined)?.email
  const name = `Bestellung ${order.custom_display_id ?? order.display_id}`
  usePageTitle(name)
  return (
    <Section title={name} id="shop-facts" state={READY}>
      <Fact name="Referenz" value={reference} />
      <Fact name="Rechnung an" value={billingEmail} />
      {impersonation && (
        <Fact name="Im Namen des Kunden bestellt" value={`${impersonation.staff}: ${impersonation.reason}`} />
      )}
      {terms && (
        <Fact
          name="AGB"
          value={`Version ${terms.version}, ${instantText(terms.accepted_at)}`}
          page={`/content/agb?label=${encodeURIComponent(terms.version)}`}
        />
      )}
    </Section>
  )
}

interface FactProps {
  name: string
  value: string | undefined
  /** Where more of it is to be read. */
  page?: string
}

const Fact = ({ name, value, page }: FactProps) => (
  <div className="grid grid-cols-2 px-6 py-4 text-ui-fg-subtle">
    <Text size="small" weight="plus">
      {name}
    </Text>
    <Text size="small" className="break-words">
      {page ? (
        <Link to={page} className="text-ui-fg-interactive-hover">
          {value}
        </Link>
      ) : (
        value || "–"
      )}
    </Text>
  </div>
)

export const config = defineWidgetConfig({ zone: "order.details.side.before" })

export default OrderShopFacts
