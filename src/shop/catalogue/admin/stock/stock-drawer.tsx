import { Text } from "@medusajs/ui"
import { NumberField } from "#admin/ui/form/number-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { StaffArticle } from "../../wire/staff-stock"

interface StockDrawerProps {
  productId: string
  article: StaffArticle
  onClose(): void
}

/** How many pieces are on the shelf, and why that isn't what the shop thought. */
export function StockDrawer({ productId, article, onClose }: StockDrawerProps) {
  const stock = useResource<{ pieces: number | null; reason: string }>({
    path: `/admin/shop/products/${productId}/stock`,
    list: "/admin/",
    initial: { pieces: article.pieces, reason: "" },
    version: article.pieces,
    body: (values) => ({ ...values, article: article.id }),
    done: `Der Bestand von ${article.sku} ist gespeichert.`,
    onDone: onClose,
  })
  return (
    <ResourceForm as="drawer" resource={stock} title={`Bestand ${article.sku}`} onClose={onClose}>
      <Text size="small" className="text-ui-fg-subtle">
        {article.reserved} davon sind für Bestellungen reserviert, die noch zu versenden sind.
      </Text>
      <NumberField control={stock.control} label="Stück an Lager" name="pieces" />
      <TextField
        control={stock.control}
        label="Grund"
        name="reason"
        maxLength={200}
        hint="Zum Beispiel «Lieferung», «Inventur» oder «defekt». Steht im Protokoll."
      />
    </ResourceForm>
  )
}
