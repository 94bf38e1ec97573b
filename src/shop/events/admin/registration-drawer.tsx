import { SelectField } from "#admin/ui/form/choice-fields"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import { SECTORS } from "#shop/accounts/wire/account"
import type { StaffEvent, StaffRegistration, StaffRegistrationBody } from "../wire/staff-events"

type Draft = Record<keyof StaffRegistrationBody, string>

const LINES = [
  { name: "first_name", label: "Vorname", maxLength: 150 },
  { name: "last_name", label: "Name", maxLength: 150 },
  { name: "address", label: "Adresse", maxLength: 150 },
  { name: "postalcode", label: "PLZ", maxLength: 10 },
  { name: "city", label: "Ort", maxLength: 150 },
  { name: "phone", label: "Telefon", type: "tel", maxLength: 50 },
  { name: "email", label: "E-Mail Adresse", type: "email", maxLength: 254 },
] as const

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
  const all = `/admin/events/${event.id}/registrations`
  const resource = useResource<Draft, { is_new?: boolean }>({
    path: registration ? `${all}/${registration.id}` : all,
    list: "/admin/events",
    initial: draftOf(registration),
    done: ({ is_new }) => (registration ? "Gespeichert." : is_new ? "Angemeldet." : SAME),
    onDone: onClose,
  })
  const { control } = resource
  return (
    <ResourceForm
      as="drawer"
      resource={resource}
      title={registration ? "Anmeldung bearbeiten" : "Person anmelden"}
      action={registration ? "Speichern" : "Anmelden"}
      onClose={onClose}
    >
      <TextField control={control} label="Firma" name="company" maxLength={150} />
      <SelectField
        control={control}
        label="Branche"
        name="sector"
        options={SECTORS.map((sector) => [sector, sector])}
      />
      {LINES.map((line) => (
        <TextField key={line.name} control={control} {...line} />
      ))}
    </ResourceForm>
  )
}

const SAME = "Diese Person war schon angemeldet; ihre Angaben sind nachgeführt."
