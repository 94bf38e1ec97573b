import { Button, Input, Text } from "@medusajs/ui"
import { StaffRefusal } from "#admin/lib/use-staff-change"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import { ScanButton } from "#admin/ui/scan/scan-button"
import type { StaffHandover } from "../../wire/staff-handover"
import type { HandOverDraft, StepProps } from "../protocol/protocol-draft"

interface SerialStepProps extends StepProps<HandOverDraft> {
  handover: StaffHandover
}

/** Which unit goes out: scanned by a hand scanner or the camera, or typed. Whoever else is promised it is named. */
export function SerialStep({ handover, draft, change, error }: SerialStepProps) {
  const canExchange = error instanceof StaffRefusal && error.body.can_exchange === true
  const choose = (serial: string) => change({ serial, isExchanged: false })
  return (
    <>
      <Text size="small">
        Bereit liegt <span className="font-medium">{handover.serial_number}</span>. Ein anderes freies Gerät geht auch.
      </Text>
      <Field label="Seriennummer" name="serial_number" error={error}>
        {(props) => (
          <Input
            {...props}
            autoFocus
            className="h-11"
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="next"
            value={draft.serial}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </Field>
      <ScanButton className="h-11" otherwise="Bitte tippen Sie die Seriennummer ein." onFound={choose} />
      <GeneralErrors error={error} />
      {canExchange && (
        <div className="flex flex-col gap-y-2">
          <Text size="small">
            Wenn Sie tauschen, ist jener Miete danach ein anderes freies Gerät zugeteilt, das sie ebenso gut bedient.
          </Text>
          <Button type="submit" variant="secondary" className="h-11" onClick={() => change({ isExchanged: true })}>
            Tauschen und weiter
          </Button>
        </div>
      )}
    </>
  )
}
