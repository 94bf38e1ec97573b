import { Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Section } from "#admin/ui/section"
import type { StaffArticle, StaffStock } from "../../wire/staff-stock"
import { StockDrawer } from "./stock-drawer"

/** What of a product is on the shelf; nothing on products of which nobody counts pieces. */
export function StockSection({ productId }: { productId: string }) {
  const { data, ...state } = useStaffQuery<StaffStock>(`/admin/shop/products/${productId}/stock`)
  const [counted, setCounted] = useState<StaffArticle | null>(null)
  if (data?.articles.length === 0) return null
  return (
    <Section title="Bestand" id="stock" state={state}>
      <ul className="divide-y">
        {data?.articles.map((article) => (
          <li key={article.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-6 py-3">
            <div className="min-w-0">
              <Text size="small" weight="plus">
                {article.pieces} an Lager
              </Text>
              <Text size="xsmall" className="break-words text-ui-fg-subtle">
                {article.sku}, {article.reserved} reserviert
              </Text>
            </div>
            <Button
              size="small"
              variant="secondary"
              aria-label={`Bestand von ${article.sku} ändern`}
              onClick={() => setCounted(article)}
            >
              Bestand ändern
            </Button>
          </li>
        ))}
      </ul>
      {counted && <StockDrawer productId={productId} article={counted} onClose={() => setCounted(null)} />}
    </Section>
  )
}
