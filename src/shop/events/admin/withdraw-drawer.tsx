import { Text, toast } from "@medusajs/ui"
import { useState } from "react"
import { dayText } from "#admin/lib/days"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { CheckField } from "#admin/ui/check-field"
import { DrawerForm } from "#admin/ui/drawer-form"
import { GeneralErrors } from "#admin/ui/form-parts"
import type { StaffEvent, StaffRegistration } from "../wire/staff-events"

interface WithdrawDrawerProps {
  event: StaffEvent
  registration: StaffRegistration
  onClose(): void
}

/** Somebody no longer comes. */
export function WithdrawDrawer({ event, registration, onClose }: WithdrawDrawerProps) {
  const [isTold, setTold] = useState(true)
  const { mutate, error, isPending } = useStaffChange("/admin/events")
  const { first_name, last_name, id } = registration
  const withdraw = () =>
    mutate(
      { method: "POST", path: `/admin/events/${event.id}/registrations/${id}/cancel`, body: { is_told: isTold } },
      {
        onSuccess: () => {
          toast.success("Abgemeldet, der Platz ist frei.")
          onClose()
        },
      },
    )
  return (
    <DrawerForm title="Person abmelden" action="Abmelden" isPending={isPending} onSend={withdraw} onClose={onClose}>
      <Text size="small">
        {first_name} {last_name} kommt nicht mehr an {event.name} am {dayText(event.day)}.
      </Text>
      {event.is_coming && <CheckField label="Per Mail bestätigen" isChecked={isTold} onChange={setTold} />}
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}
