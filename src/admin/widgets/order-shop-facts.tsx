import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import type { OrderFacts } from "#shop/orders/wire/order-facts"
import { instantText } from "../lib/instants"
import { useMay } from "../lib/use-own-role"
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
      {terms && <Fact name="AGB" value={<Terms {...terms} />} />}
    </Section>
  )
}

/** The terms that were accepted; who may not change texts reads them where customers do. */
function Terms({ version, accepted_at }: NonNullable<OrderFacts["terms"]>) {
  const words = `Version ${version}, ${instantText(accepted_at)}`
  const label = encodeURIComponent(version)
  const look = "text-ui-fg-interactive-hover"
  return useMay("contents") ? (
    <Link to={`/content/agb?label=${label}`} className={look}>
      {words}
    </Link>
  ) : (
    <a href={`/agb/fassung/${label}`} target="_blank" rel="noreferrer" className={look}>
      {words}
    </a>
  )
}

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <div className="grid grid-cols-2 px-6 py-4 text-ui-fg-subtle">
    <Text size="small" weight="plus">
      {name}
    </Text>
    <Text size="small" className="break-words">
      {value || "–"}
    </Text>
  </div>
)

export const config = defineWidgetConfig({ zone: "order.details.side.before" })

export default OrderShopFacts
