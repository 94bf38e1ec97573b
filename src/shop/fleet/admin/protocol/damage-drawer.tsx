import { Text, toast } from "@medusajs/ui"
import { useState } from "react"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { DrawerForm } from "#admin/ui/drawer-form"
import { GeneralErrors } from "#admin/ui/form-parts"
import { DamageFields, damageBodyOf, newDamage } from "./damage-fields"

interface DamageDrawerProps {
  reservationId: string
  product: string
  onClose(): void
}

/** A damage that was found after the unit came back. */
export function DamageDrawer({ reservationId, product, onClose }: DamageDrawerProps) {
  const [damage, setDamage] = useState(newDamage)
  const { mutate, error, isPending } = useStaffChange("/admin")
  const save = () =>
    !isPending &&
    mutate(
      { method: "POST", path: `/admin/rental/reservations/${reservationId}/damages`, body: damageBodyOf(damage) },
      {
        onSuccess: () => {
          toast.success("Der Schaden ist festgehalten.")
          onClose()
        },
      },
    )
  return (
    <DrawerForm
      title={`${product}: Schaden erfassen`}
      action="Speichern"
      isPending={isPending}
      onSend={save}
      onClose={onClose}
    >
      <Text size="small" className="text-ui-fg-subtle">
        Der Kunde sieht Beschreibung und Betrag bei seiner Bestellung und erhält dafür eine eigene Rechnung.
      </Text>
      <DamageFields damage={damage} onChange={setDamage} error={error} />
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}
