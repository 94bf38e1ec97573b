import { Select, toast } from "@medusajs/ui"
import { useState } from "react"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import { TextField } from "#admin/ui/text-field"
import { SECTORS } from "#shop/accounts/wire/account"
import type { StaffEvent, StaffRegistration, StaffRegistrationBody } from "../wire/staff-events"

type Draft = Record<keyof StaffRegistrationBody, string>

const LINES: { name: Exclude<keyof Draft, "sector">; label: string; type?: string; maxLength: number }[] = [
  { name: "first_name", label: "Vorname", maxLength: 150 },
  { name: "last_name", label: "Name", maxLength: 150 },
  { name: "address", label: "Adresse", maxLength: 150 },
  { name: "postalcode", label: "PLZ", maxLength: 10 },
  { name: "city", label: "Ort", maxLength: 150 },
  { name: "phone", label: "Telefon", type: "tel", maxLength: 50 },
  { name: "email", label: "E-Mail Adresse", type: "email", maxLength: 254 },
]

const draftOf = (registration: StaffRegistration | null): Draft => ({
  company: registration?.company ?? "",
  sector: registration?.sector ?? "",
  first_name: registration?.first_name ?? "",
  last_name: registration?.last_name ?? "",
  address: registration?.address ?? "",
  postalcode: registration?.postalcode ?? "",
  city: registration?.city ?? "",
  phone: registration?.phone ?? "",
  email: registration?.email ?? "",
})

interface RegistrationDrawerProps {
  event: StaffEvent
  /** Null registers somebody else. */
  registration: StaffRegistration | null
  onClose(): void
}

/** The shop's form for who calls; or a correction of who is registered. */
export function RegistrationDrawer({ event, registration, onClose }: RegistrationDrawerProps) {
  const [draft, setDraft] = useState(() => draftOf(registration))
  const { mutate, error, isPending } = useStaffChange<{ is_new?: boolean }>("/admin/events")
  const field = <Name extends keyof Draft>(name: Name) => ({
    name,
    value: draft[name],
    error,
    onChange: (value: string) => setDraft((before) => ({ ...before, [name]: value })),
  })
  const all = `/admin/events/${event.id}/registrations`
  const save = () =>
    mutate(
      { method: "POST", path: registration ? `${all}/${registration.id}` : all, body: draft },
      {
        onSuccess: ({ is_new }) => {
          toast.success(registration ? "Gespeichert." : is_new ? "Angemeldet." : SAME)
          onClose()
        },
      },
    )
  return (
    <DrawerForm
      title={registration ? "Anmeldung bearbeiten" : "Person anmelden"}
      action={registration ? "Speichern" : "Anmelden"}
      isPending={isPending}
      onSend={save}
      onClose={onClose}
    >
      <TextField label="Firma" maxLength={150} {...field("company")} />
      <Field label="Branche" name="sector" error={error}>
        {(props) => (
          <Select value={draft.sector} onValueChange={field("sector").onChange}>
            <Select.Trigger {...props}>
              <Select.Value placeholder="Auswählen" />
            </Select.Trigger>
            <Select.Content>
              {SECTORS.map((sector) => (
                <Select.Item key={sector} value={sector}>
                  {sector}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        )}
      </Field>
      {LINES.map(({ name, ...line }) => (
        <TextField key={name} {...line} {...field(name)} />
      ))}
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}

const SAME = "Diese Person war schon angemeldet; ihre Angaben sind nachgeführt."
