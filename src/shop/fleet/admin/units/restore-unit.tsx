import { Button, Text, toast } from "@medusajs/ui"
import { fieldMessages, useStaffChange } from "#admin/lib/use-staff-change"
import { GeneralErrors } from "#admin/ui/form-parts"
import type { StaffUnit, UnitChanged } from "../../wire/staff-units"

/** Takes a retired unit into the fleet again. */
export function RestoreUnit({ unit }: { unit: StaffUnit }) {
  const { mutate, error, isPending } = useStaffChange<UnitChanged>("/admin/rental")
  const restore = () =>
    mutate(
      { method: "POST", path: `/admin/rental/units/${unit.id}/restore`, body: { version: unit.version } },
      { onSuccess: () => toast.success(`${unit.serial_number} ist wieder erfasst, vorerst ausser Betrieb.`) },
    )
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        isLoading={isPending}
        aria-label={`${unit.serial_number} wieder aufnehmen`}
        onClick={restore}
      >
        Wieder aufnehmen
      </Button>
      <GeneralErrors error={error} />
      {fieldMessages(error, "serial_number").map((message) => (
        <Text key={message} size="small" role="alert" className="text-ui-fg-error">
          {message}
        </Text>
      ))}
    </>
  )
}
