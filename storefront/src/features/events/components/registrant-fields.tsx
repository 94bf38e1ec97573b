import { useTranslation } from "react-i18next"
import { SECTORS } from "#shop/accounts/wire/account"
import { PlaceFields } from "@/components/form/place-fields"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import "../texts"

const SECTOR_OPTIONS = SECTORS.map((sector) => ({ value: sector, label: sector }))

/** Company, person and where to reach them: all required. */
export const RegistrantFields = () => {
  const { t } = useTranslation(["events", "fields"])
  return (
    <>
      <TextField name="company" label={t("fields:company")} autoComplete="organization" maxLength={150} required />
      <SelectField
        name="sector"
        label={t("fields:sector")}
        placeholder={t("registration.sectorChoose")}
        options={SECTOR_OPTIONS}
        required
      />
      <div className="row2">
        <TextField
          name="first_name"
          label={t("fields:first_name")}
          autoComplete="given-name"
          maxLength={150}
          required
        />
        <TextField name="last_name" label={t("fields:last_name")} autoComplete="family-name" maxLength={150} required />
      </div>
      <TextField name="address" label={t("fields:address")} autoComplete="address-line1" maxLength={150} required />
      <PlaceFields
        postalcode={{ name: "postalcode", label: t("fields:postalcode") }}
        city={{ name: "city", label: t("fields:city") }}
      />
      <div className="row2">
        <TextField name="phone" type="tel" label={t("fields:phone")} autoComplete="tel" maxLength={60} required />
        <TextField name="email" type="email" label={t("fields:email")} autoComplete="email" maxLength={254} required />
      </div>
    </>
  )
}
