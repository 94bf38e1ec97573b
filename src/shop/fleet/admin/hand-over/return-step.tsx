import { Input, Text, Textarea } from "@medusajs/ui"
import { Field } from "#admin/ui/form-parts"
import { ForRight } from "#admin/ui/roles/for-right"
import type { StaffHandover } from "../../wire/staff-handover"
import type { StepProps, TakeBackDraft } from "../protocol/protocol-draft"
import { TouchSwitch } from "../protocol/touch-switch"
import { EarlyReturn } from "./early-return"
import { givenBackLabel, lateness } from "./lateness"
import { ReturnedUnit } from "./returned-unit"

interface ReturnStepProps extends StepProps<TakeBackDraft> {
  handover: StaffHandover
}

/** When it came back; what a late one costs is shown, and may be waived with a reason. */
export function ReturnStep({ handover, draft, change, error }: ReturnStepProps) {
  const returnedOn = draft.returnedOn ?? handover.given_back_on
  const late = lateness(handover, returnedOn)
  return (
    <>
      <Text size="small">
        Gerät <span className="font-medium">{handover.serial_number}</span>
      </Text>
      <ReturnedUnit serial={handover.serial_number} />
      <Field label={givenBackLabel([handover])} name="returned_on" error={error}>
        {(props) => (
          <Input
            {...props}
            type="date"
            className="h-11"
            max={handover.today}
            value={returnedOn}
            onChange={({ target }) => change({ returnedOn: target.value })}
          />
        )}
      </Field>
      {late.days > 0 && (
        <>
          <Text size="small" className="text-ui-fg-error">
            {late.text}
          </Text>
          <ForRight right="prices">
            <TouchSwitch
              label="Verspätung erlassen"
              checked={draft.isWaived}
              onChange={(isWaived) => change({ isWaived })}
            />
          </ForRight>
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
      <EarlyReturn handover={handover} returnedOn={returnedOn} />
    </>
  )
}
