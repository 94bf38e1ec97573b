import type { ChosenFile } from "#admin/ui/files/file-field"
import { SwitchField } from "#admin/ui/form/choice-fields"
import { StoredFileField } from "#admin/ui/form/file-fields"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField, TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { StaffUnit, UnitChanged, UnitFieldsBody } from "../../wire/staff-units"
import { AtRiskList, atRiskOf } from "./at-risk-list"
import { RetireUnit } from "./retire-unit"
import { StoredNow } from "./stored-now"
import { changeText } from "./unit-texts"

interface UnitDrawerProps {
  productId: string
  /** As it is stored now; null for a new one. */
  unit: StaffUnit | null
  onClose(): void
}

/** With the file itself where its id is sent. */
type UnitDraft = Omit<UnitFieldsBody, "certificate_id"> & { certificate_id: ChosenFile | null }

const draftOf = (unit: StaffUnit | null): UnitDraft => ({
  serial_number: unit?.serial_number ?? "",
  note: unit?.note ?? "",
  is_in_service: unit?.is_in_service ?? true,
  calibration_due: unit?.calibration_due ?? null,
  certificate_id: unit?.certificate ?? null,
})

/** Everything about a unit; what a change would put at risk is named before it is saved. */
export function UnitDrawer({ productId, unit, onClose }: UnitDrawerProps) {
  const resource = useResource<UnitDraft, UnitChanged>({
    path: unit ? `/admin/rental/units/${unit.id}` : "/admin/rental/units",
    list: "/admin",
    initial: draftOf(unit),
    version: unit?.version,
    body: (draft) => ({ ...draft, certificate_id: draft.certificate_id?.id ?? null }),
    done: changeText,
    onDone: onClose,
  })
  const { control, error, newer, send } = resource
  const atRisk = atRiskOf(error)
  return (
    <ResourceForm
      as="drawer"
      resource={resource}
      title={unit ? `Gerät ${unit.serial_number}` : "Neues Gerät"}
      action={atRisk.length > 0 ? "Trotzdem speichern" : "Speichern"}
      onSend={() => send(unit ? { is_confirmed: atRisk.length > 0 } : { product_id: productId })}
      onClose={onClose}
    >
      <TextField control={control} label="Seriennummer" name="serial_number" />
      <SwitchField control={control} label="In Betrieb" name="is_in_service" />
      <TextField
        control={control}
        label="Kalibriert bis"
        name="calibration_due"
        type="date"
        isNullable
        hint="Nach diesem Tag ist das Gerät ausser Betrieb, bis ein neuer eingetragen ist. Leer: keine Kalibrierung nötig."
      />
      <StoredFileField
        control={control}
        label="Kalibrierzertifikat (PDF)"
        hint="Kunden, die dieses Gerät haben, finden es bei ihrer Bestellung."
        name="certificate_id"
        use="certificate"
      />
      <LongTextField control={control} label="Notiz" name="note" />
      {unit && newer !== null && <StoredNow unit={unit} />}
      <AtRiskList rentals={atRisk} />
      {unit && <RetireUnit unit={unit} onDone={onClose} />}
    </ResourceForm>
  )
}
