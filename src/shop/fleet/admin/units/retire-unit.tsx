import { Button, toast, usePrompt } from "@medusajs/ui"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { GeneralErrors } from "#admin/ui/form-parts"
import type { StaffUnit, UnitChanged } from "../../wire/staff-units"
import { AtRiskList, atRiskOf } from "./at-risk-list"
import { changeText } from "./unit-texts"

/** Takes a unit out of the fleet for good. */
export function RetireUnit({ unit, onDone }: { unit: StaffUnit; onDone(): void }) {
  const { mutate, error, isPending } = useStaffChange<UnitChanged>("/admin")
  const prompt = usePrompt()
  const retire = async () => {
    const isSure = await prompt({
      title: `${unit.serial_number} ausmustern?`,
      description: "Das Gerät steht in keinem Plan mehr. Seine Vermietungen bleiben in der Übersicht.",
      confirmText: "Ausmustern",
      cancelText: "Abbrechen",
    })
    if (!isSure) return
    mutate(
      { method: "POST", path: `/admin/rental/units/${unit.id}/retire`, body: { version: unit.version } },
      {
        onSuccess: (changed) => {
          toast.success(changeText(changed))
          onDone()
        },
      },
    )
  }
  return (
    <div className="flex flex-col gap-y-2 border-t pt-4">
      <GeneralErrors error={error} />
      <AtRiskList rentals={atRiskOf(error)} />
      <Button type="button" variant="danger" size="small" className="self-start" isLoading={isPending} onClick={retire}>
        Ausmustern
      </Button>
    </div>
  )
}
