import type { Control } from "react-hook-form"
import { PictureField } from "#admin/ui/form/file-fields"
import { TextField } from "#admin/ui/form/text-field"
import type { PeopleBody } from "../../wire/staff-people"

export const EmployeeFields = ({ control }: { control: Control<PeopleBody["employees"]> }) => (
  <>
    <TextField control={control} label="Vorname" name="first_name" maxLength={150} />
    <TextField control={control} label="Name" name="last_name" maxLength={150} />
    <TextField control={control} label="Funktion" name="position" maxLength={150} />
    <TextField control={control} label="Telefon" name="phone" type="tel" maxLength={50} />
    <TextField control={control} label="E-Mail Adresse" name="mail" type="email" maxLength={254} />
    <PictureField control={control} label="Porträt" name="avatar" />
  </>
)
