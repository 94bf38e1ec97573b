import { Text } from "@medusajs/ui"
import { useState } from "react"
import { changed } from "#admin/lib/use-draft"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { useResource } from "#admin/ui/form/use-resource"
import { type DamageDraft, damageBodyOf, newDamage } from "./damage-draft"
import { DamageFields } from "./damage-fields"

interface DamageDrawerProps {
  reservationId: string
  product: string
  onClose(): void
}

/** A damage that was found after the unit came back. */
export function DamageDrawer({ reservationId, product, onClose }: DamageDrawerProps) {
  const [initial] = useState(newDamage)
  const resource = useResource<DamageDraft>({
    path: `/admin/rental/reservations/${reservationId}/damages`,
    list: "/admin",
    initial,
    body: damageBodyOf,
    done: "Der Schaden ist festgehalten.",
    onDone: onClose,
  })
  return (
    <ResourceForm as="drawer" resource={resource} title={`${product}: Schaden erfassen`} onClose={onClose}>
      <Text size="small" className="text-ui-fg-subtle">
        Der Kunde sieht Beschreibung und Betrag bei seiner Bestellung und erhält dafür eine eigene Rechnung.
      </Text>
      <DamageFields
        damage={resource.form.watch()}
        onChange={(changes) => resource.change(changed(resource.form.getValues(), changes))}
        error={resource.error}
      />
    </ResourceForm>
  )
}
