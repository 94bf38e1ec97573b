import { Input, Text } from "@medusajs/ui"
import type { KeyboardEvent } from "react"
import { StaffRefusal } from "#admin/lib/use-staff-change"
import { Field } from "#admin/ui/form-parts"
import { ScanButton } from "#admin/ui/scan/scan-button"
import type { StaffHandover } from "../../wire/staff-handover"
import { TouchSwitch } from "../protocol/touch-switch"
import type { UnitDraft } from "./together-draft"

interface SerialFieldProps {
  rental: StaffHandover
  unit: UnitDraft
  onChange(changes: Partial<UnitDraft>): void
  error: Error | null
  prefix: string
}

/** A hand scanner sends Enter: the next unit's field is where the next scan goes. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== "Enter") return
  event.preventDefault()
  const fields = [...document.querySelectorAll<HTMLInputElement>("input[data-serial]")]
  fields[fields.indexOf(event.currentTarget) + 1]?.focus()
}

/** Which unit goes out for the rental; whoever else is promised it is named, and may be given another. */
export function SerialField({ rental, unit, onChange, error, prefix }: SerialFieldProps) {
  const isPromised = error instanceof StaffRefusal && error.body.can_exchange === true
  const canExchange = isPromised && error.messagesOf(`${prefix}unit`).length > 0
  const choose = (serial: string) => onChange({ serial, isExchanged: false })
  return (
    <>
      <Text size="small">
        Bereit liegt <span className="font-medium">{rental.serial_number}</span>. Ein anderes freies Gerät geht auch.
      </Text>
      <Field label="Seriennummer" name={`${prefix}serial_number`} error={error}>
        {(props) => (
          <Input
            {...props}
            data-serial
            className="h-11"
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="next"
            value={unit.serial}
            onKeyDown={goOn}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </Field>
      <ScanButton className="h-11" otherwise="Bitte tippen Sie die Seriennummer ein." onFound={choose} />
      {(canExchange || unit.isExchanged) && (
        <TouchSwitch
          label="Trotzdem dieses Gerät; jene Miete erhält ein anderes"
          checked={unit.isExchanged}
          onChange={(isExchanged) => onChange({ isExchanged })}
        />
      )}
    </>
  )
}
