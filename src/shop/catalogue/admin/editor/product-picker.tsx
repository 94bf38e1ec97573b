import { Button, Input, Text } from "@medusajs/ui"
import { useId, useState } from "react"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { useTypedLater } from "#admin/lib/use-typed-later"
import type { ProductKind } from "../../rules/product-kinds"
import type { StaffProductReference } from "../../wire/staff-product"

interface ProductPickerProps {
  label: string
  kinds: readonly ProductKind[]
  /** Ids that aren't offered (any more). */
  without: readonly string[]
  onPick(product: StaffProductReference): void
}

/** Finds products by a part of their name; each found one is a button that takes it. */
export function ProductPicker({ label, kinds, without, onPick }: ProductPickerProps) {
  const [text, setText] = useState("")
  const id = useId()
  const query = new URLSearchParams([["q", useTypedLater(text)], ...kinds.map((kind) => ["kind", kind])])
  const { data, isError } = useStaffQuery<{ products: StaffProductReference[] }>(`/admin/shop/products?${query}`)
  const found = (data?.products ?? []).filter((product) => !without.includes(product.id))
  return (
    <div className="flex flex-col gap-y-2">
      <Input
        role="searchbox"
        aria-label={label}
        aria-controls={id}
        placeholder={label}
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <ul id={id} className="flex flex-wrap gap-2" aria-label={`${label}: Treffer`}>
        {found.slice(0, 8).map((product) => (
          <li key={product.id}>
            <Button type="button" size="small" variant="secondary" onClick={() => onPick(product)}>
              + {product.name}
            </Button>
          </li>
        ))}
      </ul>
      <Text size="small" className="text-ui-fg-subtle" role="status">
        {isError ? "Die Suche ging nicht." : data && found.length === 0 ? "Nichts gefunden." : ""}
      </Text>
    </div>
  )
}
