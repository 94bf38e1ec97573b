import { Badge } from "@medusajs/ui"
import { ActionButton } from "#admin/ui/form/action-button"
import { ListWithDrawer } from "#admin/ui/form/list-with-drawer"
import { chfWithRappen } from "#kernel/format-chf"
import type { StaffPart, StaffProductParts } from "../../wire/staff-parts"
import { NewPartDrawer, PartDrawer } from "./part-drawers"

interface PartListProps {
  productId: string
  data: StaffProductParts
}

const sharedText = (count: number) => (count === 1 ? "geteilt mit 1 Produkt" : `geteilt mit ${count} Produkten`)

const factsOf = ({ quantity, price_rappen, pool_id, shared_with }: StaffPart) =>
  [
    `${quantity} Stück`,
    `${chfWithRappen(price_rappen)} je fehlendes Stück`,
    pool_id === null ? "gezählt" : "mit Seriennummer",
    shared_with > 0 && sharedText(shared_with),
  ]
    .filter(Boolean)
    .join(" · ")

/** What goes along with each device of a product. */
export const PartList = ({ productId, data }: PartListProps) => (
  <ListWithDrawer<StaffPart>
    title="Zubehör im Set"
    id="product-parts"
    hint="Was mit jedem Gerät mitgeht: Bei Übergabe und Rückgabe wird es gezählt, was fehlt, wird verrechnet oder erlassen."
    empty="Noch kein Zubehör erfasst. Auf der Checkliste steht, was im Lieferumfang geschrieben ist."
    action="Teil hinzufügen"
    items={data.parts}
    list={`/admin/rental/products/${productId}`}
    moveOf={(id, before) => ({ path: `/admin/rental/products/${productId}/parts/order`, body: { id, before } })}
    rowOf={(part) => ({
      name: part.name,
      facts: factsOf(part),
      badges: isShort(part, data) && (
        <Badge size="2xsmall" color="orange">
          zu wenige Stücke
        </Badge>
      ),
    })}
    actionsOf={(part) => (
      <ActionButton
        action="Entfernen"
        aria-label={`${part.name} entfernen`}
        path={`/admin/rental/parts/${part.id}`}
        list={`/admin/rental/products/${productId}`}
        title={`«${part.name}» aus dem Set nehmen?`}
        question="Neue Übergaben zählen es nicht mehr. Was Kunden davon haben, kommt zurück wie übergeben."
        done="Entfernt."
      />
    )}
    drawer={(part, close) =>
      part ? (
        <PartDrawer productId={productId} part={part} onClose={close} />
      ) : (
        <NewPartDrawer productId={productId} pools={data.pools} onClose={close} />
      )
    }
  />
)

const isShort = ({ pool_id, quantity }: StaffPart, { items }: StaffProductParts) =>
  pool_id !== null && items.filter((item) => item.pool_id === pool_id && item.state === "ok").length < quantity
