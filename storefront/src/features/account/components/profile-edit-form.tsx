import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { companyFields, SECTORS } from "#shop/accounts/wire/account"
import { FailureNote } from "@/components/form/failure-note"
import { Form } from "@/components/form/form"
import { PlaceFields } from "@/components/form/place-fields"
import { SelectField } from "@/components/form/select-field"
import { SubmitButton } from "@/components/form/submit-button"
import { TextField } from "@/components/form/text-field"
import { usePersistedForm } from "@/components/form/use-persisted-form"
import { useShop } from "@/lib/shop"
import type { Profile } from "../api/profile"
import { type ProfileDraft, useUpdateProfile } from "../api/update-profile"
import "../texts"

const schema = z.object({
  company: companyFields.company,
  sector: companyFields.sector,
  address: companyFields.address,
  postalcode: companyFields.postalcode,
  city: companyFields.city,
  firstName: companyFields.first_name,
  lastName: companyFields.last_name,
  phone: companyFields.phone,
})
const SECTOR_OPTIONS = SECTORS.map((sector) => ({ value: sector, label: sector }))

interface ProfileEditFormProps {
  profile: Profile
  onSaved: () => void
}

/** Company and person. A refused or failed save stays and shows why (ruling 2a); what was typed is lost by nothing. */
export const ProfileEditForm = ({ profile, onSaved }: ProfileEditFormProps) => {
  const { t } = useTranslation(["account", "fields"])
  const { phone } = useShop()
  const { email, lastPasswordChange, ...draft } = profile
  const { form, forget } = usePersistedForm<ProfileDraft>({
    name: "profile",
    owner: email,
    resolver: standardSchemaResolver(schema),
    defaults: draft as ProfileDraft,
  })
  const update = useUpdateProfile(email, forget)
  return (
    <Form form={form} onSubmit={(draft) => update.mutate(draft, { onSuccess: onSaved })}>
      <TextField name="company" label={t("fields:company")} autoComplete="organization" maxLength={150} />
      <SelectField
        name="sector"
        label={t("fields:sector")}
        placeholder={t("edit.sectorChoose")}
        options={SECTOR_OPTIONS}
      />
      <TextField name="address" label={t("fields:address")} autoComplete="address-line1" maxLength={150} />
      <PlaceFields
        postalcode={{ name: "postalcode", label: t("fields:postalcode") }}
        city={{ name: "city", label: t("fields:city") }}
      />
      <div className="row2">
        <TextField name="firstName" label={t("fields:first_name")} autoComplete="given-name" maxLength={150} />
        <TextField name="lastName" label={t("fields:last_name")} autoComplete="family-name" maxLength={150} />
      </div>
      <TextField
        name="phone"
        type="tel"
        label={t("fields:phone")}
        autoComplete="tel"
        maxLength={50}
        placeholder={phone}
      />
      <FailureNote error={update.error} />
      <SubmitButton label={t("edit.save")} pending={update.isPending} />
    </Form>
  )
}
