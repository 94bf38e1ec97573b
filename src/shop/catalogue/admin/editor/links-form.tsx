import { useState } from "react"
import { SwitchField } from "#admin/ui/form/choice-fields"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TicksField } from "#admin/ui/form/ticks-field"
import { DEVICES } from "../../rules/devices"
import { KIND_WORDS } from "../../rules/kind-words"
import { PLACED_KINDS } from "../../rules/named-kinds"
import type { StaffProductReference } from "../../wire/staff-product"
import { CompanionField } from "./companion-field"
import { LinkedField } from "./linked-field"
import { type GroupFormProps, useGroup } from "./use-group"

/** What belongs together: accessories, software, devices, and what comes along in the cart. */
export function LinksForm(props: GroupFormProps) {
  const { product } = props
  const { control, frame } = useGroup("links", props)
  const [names, setNames] = useState(() => new Map(product.linked.map(({ id, name }) => [id, name])))
  const known = {
    own: product.id,
    nameOf: (id: string) => names.get(id) ?? "Gelöschtes Produkt",
    onKnow: ({ id, name }: StaffProductReference) => setNames((before) => new Map(before).set(id, name)),
  }
  return (
    <ResourceForm as="modal" title="Zubehör und Software" {...frame}>
      <LinkedField control={control} label="Zubehör" name="accessory_ids" kind="accessory" {...known} />
      <LinkedField
        control={control}
        label="Software und Services"
        name="software_ids"
        kind="software-service"
        {...known}
      />
      <CompanionField control={control} {...known} />
      <TicksField
        control={control}
        label="Gehört zu den Geräten"
        name="device_tags"
        options={DEVICES.map(({ tag, name }) => [tag, name])}
      />
      {product.kind === "addon" && (
        <>
          <SwitchField control={control} label="Im Warenkorb empfehlen" name="is_recommended" />
          <TicksField
            control={control}
            label="Nur zu (ohne Wahl: zu allem)"
            name="goes_with"
            options={PLACED_KINDS.map((kind) => [kind, KIND_WORDS[kind].ordered])}
          />
          <SwitchField
            control={control}
            label="Nur als Pflichtbegleiter"
            name="is_mandatory"
            hint="Wird nicht einzeln angeboten und kann im Warenkorb nicht entfernt werden."
          />
        </>
      )}
    </ResourceForm>
  )
}
