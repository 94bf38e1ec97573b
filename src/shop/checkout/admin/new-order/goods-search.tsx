import { Button, Input, Text } from "@medusajs/ui"
import { useState } from "react"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { useTypedLater } from "#admin/lib/use-typed-later"
import type { Goods } from "../../wire/staff-order"
import { goodsLine, type LineDraft } from "./order-draft"

/** What is sold, found by a part of its name; each is a button that takes it. */
export function GoodsSearch({ onAdd }: { onAdd(line: LineDraft): void }) {
  const [words, setWords] = useState("")
  const asked = useTypedLater(words.trim())
  const { data } = useStaffQuery<Goods>(`/admin/new-order/goods?q=${encodeURIComponent(asked)}`)
  const goods = asked === "" ? [] : (data?.goods ?? [])
  return (
    <div className="flex flex-col gap-y-2">
      <Input
        role="searchbox"
        aria-label="Verkaufsartikel suchen"
        placeholder="Verkaufsartikel hinzufügen"
        maxLength={100}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <div className="flex flex-wrap gap-2">
        {goods.map((one) => (
          <Button
            key={one.id}
            type="button"
            size="small"
            variant="secondary"
            onClick={() => {
              onAdd(goodsLine(one))
              setWords("")
            }}
          >
            + {one.name}
          </Button>
        ))}
      </div>
      <Text size="small" className="text-ui-fg-subtle" role="status">
        {asked !== "" && data && goods.length === 0 ? "Nichts gefunden." : ""}
      </Text>
    </div>
  )
}
