import { PictureField } from "#admin/ui/files/picture-field"
import { TextField } from "#admin/ui/text-field"
import type { PeopleBody } from "../../wire/staff-people"
import { type EntryFields, fieldOf } from "./entry-fields"

export const EmployeeFields = (form: EntryFields<PeopleBody["employees"]>) => (
  <>
    <TextField label="Vorname" maxLength={150} {...fieldOf(form, "first_name")} />
    <TextField label="Name" maxLength={150} {...fieldOf(form, "last_name")} />
    <TextField label="Funktion" maxLength={150} {...fieldOf(form, "position")} />
    <TextField label="Telefon" type="tel" maxLength={50} {...fieldOf(form, "phone")} />
    <TextField label="E-Mail Adresse" type="email" maxLength={254} {...fieldOf(form, "mail")} />
    <PictureField label="Porträt" {...fieldOf(form, "avatar")} />
  </>
)
