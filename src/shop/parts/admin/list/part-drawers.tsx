import { Text } from "@medusajs/ui"
import { SelectField, SwitchField } from "#admin/ui/form/choice-fields"
import { NumberField } from "#admin/ui/form/number-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import type { Typed } from "#admin/ui/form/typed"
import { useResource } from "#admin/ui/form/use-resource"
import type { NewPartBody, PartChangeBody, StaffPart, StaffProductParts } from "../../wire/staff-parts"

interface NewPartDrawerProps {
  productId: string
  pools: StaffProductParts["pools"]
  onClose(): void
}

const OWN = "own"

type NewPart = Typed<Omit<NewPartBody, "pool_id">> & { pool_id: string }

/** A new part: only counted, or with serial numbers, whose pieces other products may use too. */
export function NewPartDrawer({ productId, pools, onClose }: NewPartDrawerProps) {
  const part = useResource<NewPart>({
    path: `/admin/rental/products/${productId}/parts`,
    list: `/admin/rental/products/${productId}`,
    initial: { name: "", quantity: 1, price_rappen: null, is_tracked: false, pool_id: OWN },
    body: ({ pool_id, ...typed }) => {
      const shared = typed.is_tracked ? pools.find(({ id }) => id === pool_id) : undefined
      const { name, price_rappen } = shared ?? typed
      return { ...typed, name, price_rappen, pool_id: shared?.id ?? null }
    },
    done: "Gespeichert.",
    onDone: onClose,
  })
  const { control, form } = part
  const { is_tracked, pool_id } = form.watch()
  const isShared = is_tracked && pool_id !== OWN
  const options = [[OWN, "eigene Stücke"], ...pools.map(({ id, name }) => [id, `geteilt: ${name}`] as const)] as const
  return (
    <ResourceForm as="drawer" resource={part} title="Teil hinzufügen" onClose={onClose}>
      <SwitchField
        control={control}
        label="Mit Seriennummer"
        name="is_tracked"
        hint="Jedes Stück wird einzeln übergeben und ist nie bei zwei Kunden. Sonst wird nur gezählt, z. B. Akkus im Koffer."
      />
      {is_tracked && pools.length > 0 && (
        <SelectField
          control={control}
          label="Stücke"
          name="pool_id"
          options={options}
          hint="Geteilte Stücke gehen mit den Geräten mehrerer Produkte mit. Name und Preis gelten für alle."
        />
      )}
      {!isShared && <TextField control={control} label="Name" name="name" />}
      <NumberField control={control} label="Anzahl je Gerät" name="quantity" unit="Stück" />
      {!isShared && <PriceField control={control} />}
    </ResourceForm>
  )
}

const PriceField = ({ control }: { control: Parameters<typeof NumberField<NewPart>>[0]["control"] }) => (
  <NumberField
    control={control}
    label="Preis eines fehlenden Stücks"
    name="price_rappen"
    unit="CHF, exkl. MWST"
    digits={2}
  />
)

interface PartDrawerProps {
  productId: string
  part: StaffPart
  onClose(): void
}

/** What a part is called, how many go along, and what a missing one costs. */
export function PartDrawer({ productId, part, onClose }: PartDrawerProps) {
  const { name, quantity, price_rappen, version } = part
  const resource = useResource<Typed<Omit<PartChangeBody, "version">>>({
    path: `/admin/rental/parts/${part.id}`,
    list: `/admin/rental/products/${productId}`,
    initial: { name, quantity, price_rappen },
    version,
    done: "Gespeichert.",
    onDone: onClose,
  })
  const { control } = resource
  return (
    <ResourceForm as="drawer" resource={resource} title={name} onClose={onClose}>
      {part.shared_with > 0 && (
        <Text size="small" className="text-ui-fg-subtle">
          Name und Preis ändern sich bei allen Produkten, die diese Stücke teilen.
        </Text>
      )}
      <TextField control={control} label="Name" name="name" />
      <NumberField control={control} label="Anzahl je Gerät" name="quantity" unit="Stück" />
      <NumberField
        control={control}
        label="Preis eines fehlenden Stücks"
        name="price_rappen"
        unit="CHF, exkl. MWST"
        digits={2}
        hint="Gilt für neue Übergaben; was schon beim Kunden ist, kostet, was es bei der Übergabe kostete."
      />
    </ResourceForm>
  )
}
