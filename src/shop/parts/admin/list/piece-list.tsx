import { Badge, Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { Box } from "#admin/ui/box"
import { SelectField } from "#admin/ui/form/choice-fields"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { ItemState } from "../../rules/kinds"
import type { StaffPartItem, StaffProductParts } from "../../wire/staff-parts"

const STATES: Record<ItemState, { text: string; color: "green" | "orange" | "red" | "grey" }> = {
  ok: { text: "in Ordnung", color: "green" },
  repair: { text: "in Reparatur", color: "orange" },
  missing: { text: "fehlt", color: "red" },
  retired: { text: "ausgeschieden", color: "grey" },
}
const STATE_OPTIONS = (["ok", "repair", "missing", "retired"] as const).map(
  (state) => [state, STATES[state].text] as const,
)

interface PieceListProps {
  productId: string
  units: readonly { id: string; serial_number: string }[]
  data: StaffProductParts
}

/** The pieces with serial numbers of a product's set: which there are, whose they are, and where. */
export function PieceList({ productId, units, data: { parts, items } }: PieceListProps) {
  const [opened, setOpened] = useState<{ poolId: string; part: string; item: StaffPartItem | null } | null>(null)
  const pools = parts.flatMap(({ pool_id, name }) => (pool_id === null ? [] : [{ id: pool_id, name }]))
  if (pools.length === 0) return null
  return (
    <Box title="Stücke mit Seriennummer" id="part-pieces">
      {pools.map(({ id, name }) => (
        <section key={id} aria-label={name} className="px-6 py-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Text size="small" weight="plus">
              {name}
            </Text>
            <Button
              size="small"
              variant="secondary"
              aria-label={`${name}: Stück erfassen`}
              onClick={() => setOpened({ poolId: id, part: name, item: null })}
            >
              Stück erfassen
            </Button>
          </div>
          <ul className="divide-y">
            {items
              .filter(({ pool_id }) => pool_id === id)
              .map((item) => (
                <PieceRow key={item.id} item={item} onEdit={() => setOpened({ poolId: id, part: name, item })} />
              ))}
          </ul>
        </section>
      ))}
      {opened && (
        <PieceDrawer
          key={opened.item?.id ?? opened.poolId}
          {...opened}
          productId={productId}
          units={units}
          onClose={() => setOpened(null)}
        />
      )}
    </Box>
  )
}

const PieceRow = ({ item, onEdit }: { item: StaffPartItem; onEdit(): void }) => (
  <li className="flex flex-wrap items-center gap-2 py-2">
    <Text size="small" className="min-w-0 flex-1 break-words">
      {item.serial_number}
      {item.unit_serial && ` (nur mit ${item.unit_serial})`}
    </Text>
    <Badge size="2xsmall" color={item.is_out ? "blue" : STATES[item.state].color}>
      {item.is_out ? "beim Kunden" : STATES[item.state].text}
    </Badge>
    <Button
      size="small"
      variant="secondary"
      aria-label={`${item.serial_number} bearbeiten`}
      disabled={item.is_out}
      onClick={onEdit}
    >
      Bearbeiten
    </Button>
  </li>
)

interface PieceDrawerProps extends Omit<PieceListProps, "data"> {
  poolId: string
  part: string
  /** Null for a new one. */
  item: StaffPartItem | null
  onClose(): void
}

interface Piece {
  serial_number: string
  unit_id: string
  state: ItemState
}

const ANY = "any"

function PieceDrawer({ productId, poolId, part, item, units, onClose }: PieceDrawerProps) {
  const piece = useResource<Piece>({
    path: item ? `/admin/rental/part-items/${item.id}` : `/admin/rental/part-pools/${poolId}/items`,
    list: `/admin/rental/products/${productId}`,
    initial: { serial_number: item?.serial_number ?? "", unit_id: item?.unit_id ?? ANY, state: item?.state ?? "ok" },
    version: item?.version,
    body: (typed) => ({ ...typed, unit_id: typed.unit_id === ANY ? null : typed.unit_id }),
    done: "Gespeichert.",
    onDone: onClose,
  })
  const { control } = piece
  const isElsewhere = item?.unit_id && !units.some(({ id }) => id === item.unit_id)
  const options = [
    [ANY, "mit jedem Gerät"],
    ...units.map(({ id, serial_number }) => [id, `nur mit ${serial_number}`] as const),
    ...(isElsewhere ? [[item.unit_id ?? "", `nur mit ${item.unit_serial}`] as const] : []),
  ] as const
  return (
    <ResourceForm
      as="drawer"
      resource={piece}
      title={item ? `${part} ${item.serial_number}` : `${part}: Stück erfassen`}
      onClose={onClose}
    >
      <TextField control={control} label="Seriennummer" name="serial_number" />
      <SelectField control={control} label="Geht mit" name="unit_id" options={options} />
      <SelectField control={control} label="Stand" name="state" options={STATE_OPTIONS} />
    </ResourceForm>
  )
}
