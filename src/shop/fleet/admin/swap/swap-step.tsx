import { Input, Label, RadioGroup, Text } from "@medusajs/ui"
import { useId } from "react"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import { ScanButton } from "#admin/ui/scan/scan-button"
import type { SwapReason } from "#shop/rental/rules/hand-over/swap"
import type { SwapUnit } from "../../wire/staff-swap"
import type { StepProps, SwapDraft } from "../protocol/protocol-draft"
import { unitText } from "./unit-text"

const REASONS: readonly [SwapReason, string][] = [
  ["defect", "Defekt"],
  ["other_reason", "Anderer Grund"],
]

interface SwapStepProps extends StepProps<SwapDraft> {
  units: readonly SwapUnit[]
}

/** Why, and which unit goes out: chosen by a click, or by its serial number from a hand scanner. */
export const SwapStep = ({ units, draft, change, error }: SwapStepProps) => (
  <>
    <Reason value={draft.reason} onChange={(reason) => change({ reason })} />
    <Field label="Begründung" name="explanation" error={error}>
      {(props) => (
        <Input
          {...props}
          className="h-11"
          value={draft.explanation}
          onChange={({ target }) => change({ explanation: target.value })}
        />
      )}
    </Field>
    <Units units={units} serial={draft.serial} onChange={(serial) => change({ serial })} />
    <Field label="Seriennummer des neuen Geräts" name="serial_number" error={error}>
      {(props) => (
        <Input
          {...props}
          className="h-11"
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="next"
          value={draft.serial}
          onChange={({ target }) => change({ serial: target.value })}
        />
      )}
    </Field>
    <ScanButton
      className="h-11"
      otherwise="Bitte tippen Sie die Seriennummer ein."
      onFound={(serial) => change({ serial })}
    />
    <GeneralErrors error={error} />
  </>
)

interface ReasonProps {
  value: SwapReason
  onChange(reason: SwapReason): void
}

function Reason({ value, onChange }: ReasonProps) {
  const id = useId()
  return (
    <RadioGroup
      aria-label="Grund"
      className="grid-cols-2"
      value={value}
      onValueChange={(chosen) => onChange(chosen as SwapReason)}
    >
      {REASONS.map(([reason, text]) => (
        <div key={reason} className="flex items-center gap-x-2">
          <RadioGroup.Item id={`${id}-${reason}`} value={reason} />
          <Label htmlFor={`${id}-${reason}`} size="small" className="flex min-h-11 flex-1 items-center">
            {text}
          </Label>
        </div>
      ))}
    </RadioGroup>
  )
}

interface UnitsProps {
  units: readonly SwapUnit[]
  serial: string
  onChange(serial: string): void
}

function Units({ units, serial, onChange }: UnitsProps) {
  const chosen = units.find(({ serial_number }) => serial_number.toLowerCase() === serial.trim().toLowerCase())
  return (
    <>
      {units.every(({ state }) => state === "taken") && (
        <Text size="small">Kein anderes Gerät dieses Modells ist bis zum Ende der Miete zu haben.</Text>
      )}
      {units.length > 0 && (
        <RadioGroup aria-label="Freie Geräte" value={chosen?.serial_number ?? ""} onValueChange={onChange}>
          {units.map((unit) => (
            <RadioGroup.ChoiceBox
              key={unit.unit_id}
              value={unit.serial_number}
              label={unit.serial_number}
              description={unitText(unit)}
              disabled={unit.state === "taken"}
              className="break-words"
            />
          ))}
        </RadioGroup>
      )}
    </>
  )
}
