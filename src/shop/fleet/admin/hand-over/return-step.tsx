import { Input, Text, Textarea } from "@medusajs/ui"
import { Field } from "#admin/ui/form-parts"
import type { StaffHandover } from "../../wire/staff-handover"
import type { StepProps, TakeBackDraft } from "../protocol/protocol-draft"
import { TouchSwitch } from "../protocol/touch-switch"
import { lateness } from "./lateness"

interface ReturnStepProps extends StepProps<TakeBackDraft> {
  handover: StaffHandover
}

/** When it came back; what a late one costs is shown, and may be waived with a reason. */
export function ReturnStep({ handover, draft, change, error }: ReturnStepProps) {
  const late = lateness(handover, draft.returnedOn)
  return (
    <>
      <Text size="small">
        Gerät <span className="font-medium">{handover.serial_number}</span>
      </Text>
      <Field label="Zurückgegeben am" name="returned_on" error={error}>
        {(props) => (
          <Input
            {...props}
            type="date"
            className="h-11"
            max={handover.today}
            value={draft.returnedOn}
            onChange={({ target }) => change({ returnedOn: target.value })}
          />
        )}
      </Field>
      {late.days > 0 && (
        <>
          <Text size="small" className="text-ui-fg-error">
            {late.text}
          </Text>
          <TouchSwitch
            label="Verspätung erlassen"
            checked={draft.isWaived}
            onChange={(isWaived) => change({ isWaived })}
          />
        </>
      )}
      {late.days > 0 && draft.isWaived && (
        <Field label="Begründung" name="waiver_reason" error={error}>
          {(props) => (
            <Textarea
              {...props}
              value={draft.waiverReason}
              onChange={({ target }) => change({ waiverReason: target.value })}
            />
          )}
        </Field>
      )}
      {draft.returnedOn < handover.ends_on && (
        <Text size="small" className="text-ui-fg-subtle">
          Vorzeitig: Das Gerät ist wieder frei, die ganze Miete bleibt geschuldet.
        </Text>
      )}
    </>
  )
}
