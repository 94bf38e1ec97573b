import type { Control } from "react-hook-form"
import { SelectField } from "#admin/ui/form/choice-fields"
import { TextField } from "#admin/ui/form/text-field"
import { SECTORS } from "../wire/account"
import type { StaffAccountBody } from "../wire/staff-customers"
import { CompanyLookup } from "./company-lookup"

export type AccountFieldValues = Omit<StaffAccountBody, "version">

const LINES = [
  ["first_name", "Vorname"],
  ["last_name", "Name"],
  ["address", "Adresse"],
  ["postalcode", "PLZ"],
  ["city", "Ort"],
  ["phone", "Telefon"],
] as const

interface AccountFieldsProps {
  control: Control<AccountFieldValues>
  /** What is looked for in the register without being asked to. */
  sought?: string
  onChoose(company: Partial<AccountFieldValues>): void
}

/** Company and person, by the rules of the customer's own profile page; the company can be taken from the register. */
export const AccountFields = ({ control, sought, onChoose }: AccountFieldsProps) => (
  <>
    <CompanyLookup sought={sought} onChoose={onChoose} />
    <TextField control={control} label="Firma" name="company" />
    <TextField control={control} label="UID (freiwillig)" name="company_uid" placeholder="CHE-109.322.551" />
    <SelectField control={control} label="Branche" name="sector" options={SECTORS.map((sector) => [sector, sector])} />
    {LINES.map(([name, label]) => (
      <TextField key={name} control={control} label={label} name={name} />
    ))}
  </>
)
