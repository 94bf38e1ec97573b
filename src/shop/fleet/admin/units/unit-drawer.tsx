import { Input, Label, Switch, Text, Textarea, toast } from "@medusajs/ui"
import { useId, useState } from "react"
import { fieldMessages, StaffRefusal, useStaffChange } from "#admin/lib/use-staff-change"
import { DrawerForm } from "#admin/ui/drawer-form"
import { type ChosenFile, FileField } from "#admin/ui/files/file-field"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import type { StaffUnit, UnitChanged, UnitFieldsBody } from "../../wire/staff-units"
import { EndangeredList, endangeredOf } from "./endangered-list"
import { RetireUnit } from "./retire-unit"
import { StoredNow } from "./stored-now"
import { changeText } from "./unit-texts"

interface UnitDrawerProps {
  productId: string
  /** As it is stored now; null for a new one. */
  unit: StaffUnit | null
  onClose(): void
}

type UnitDraft = Omit<UnitFieldsBody, "certificate_id">

const draftOf = (unit: StaffUnit | null): UnitDraft => ({
  serial_number: unit?.serial_number ?? "",
  note: unit?.note ?? "",
  is_in_service: unit?.is_in_service ?? true,
  calibration_due: unit?.calibration_due ?? null,
})

/** Everything about a unit; what a change would endanger is named before it is saved. */
export function UnitDrawer({ productId, unit, onClose }: UnitDrawerProps) {
  const [draft, setDraft] = useState(() => draftOf(unit))
  const [certificate, setCertificate] = useState<ChosenFile | null>(unit?.certificate ?? null)
  const { mutate, error, isPending } = useStaffChange<UnitChanged>("/admin/rental")
  const switchId = useId()
  const change = (part: Partial<UnitDraft>) => setDraft((before) => ({ ...before, ...part }))
  const endangered = endangeredOf(error)
  const fields = { ...draft, certificate_id: certificate?.id ?? null }
  const save = () =>
    mutate(
      unit
        ? {
            method: "POST",
            path: `/admin/rental/units/${unit.id}`,
            body: { ...fields, version: unit.version, is_confirmed: endangered.length > 0 },
          }
        : { method: "POST", path: "/admin/rental/units", body: { ...fields, product_id: productId } },
      {
        onSuccess: (changed) => {
          toast.success(changeText(changed))
          onClose()
        },
      },
    )
  return (
    <DrawerForm
      title={unit ? `Gerät ${unit.serial_number}` : "Neues Gerät"}
      action={endangered.length > 0 ? "Trotzdem speichern" : "Speichern"}
      isPending={isPending}
      onSend={save}
      onClose={onClose}
    >
      <Field label="Seriennummer" name="serial_number" error={error}>
        {(props) => (
          <Input
            {...props}
            autoComplete="off"
            value={draft.serial_number}
            onChange={({ target }) => change({ serial_number: target.value })}
          />
        )}
      </Field>
      <div className="flex items-center gap-x-2">
        <Switch
          id={switchId}
          checked={draft.is_in_service}
          onCheckedChange={(is_in_service) => change({ is_in_service })}
        />
        <Label htmlFor={switchId} size="small">
          In Betrieb
        </Label>
      </div>
      <Field label="Kalibriert bis" name="calibration_due" error={error}>
        {(props) => (
          <Input
            {...props}
            type="date"
            value={draft.calibration_due ?? ""}
            onChange={({ target }) => change({ calibration_due: target.value || null })}
          />
        )}
      </Field>
      <Text size="xsmall" className="text-ui-fg-subtle">
        Nach diesem Tag ist das Gerät ausser Betrieb, bis ein neuer eingetragen ist. Leer: keine Kalibrierung nötig.
      </Text>
      <FileField
        label="Kalibrierzertifikat (PDF)"
        use="certificate"
        value={certificate}
        onChange={setCertificate}
        errors={fieldMessages(error, "certificate_id")}
      />
      <Text size="xsmall" className="text-ui-fg-subtle">
        Kunden, die dieses Gerät haben, finden es bei ihrer Bestellung.
      </Text>
      <Field label="Notiz" name="note" error={error}>
        {(props) => (
          <Textarea {...props} value={draft.note} onChange={({ target }) => change({ note: target.value })} />
        )}
      </Field>
      <GeneralErrors error={error} />
      {unit && error instanceof StaffRefusal && error.body.version !== undefined && <StoredNow unit={unit} />}
      <EndangeredList rentals={endangered} />
      {unit && <RetireUnit unit={unit} onDone={onClose} />}
    </DrawerForm>
  )
}
