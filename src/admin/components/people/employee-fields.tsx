import type { PeopleBody } from "../../../contract/staff-people"
import { type EntryFields, fieldOf } from "../../lib/entry-fields"
import { PictureField } from "../pictures/picture-field"
import { TextField } from "../text-field"

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
