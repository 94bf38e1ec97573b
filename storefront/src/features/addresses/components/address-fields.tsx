import { useTranslation } from "react-i18next"
import { CheckboxField } from "@/components/form/checkbox-field"
import { PlaceFields } from "@/components/form/place-fields"
import { TextField } from "@/components/form/text-field"

export const AddressFields = () => {
  const { t } = useTranslation("addresses")
  return (
    <>
      <TextField name="company" label={t("form.company")} isOptional maxLength={150} autoComplete="organization" />
      <div className="row2">
        <TextField name="firstName" label={t("form.firstName")} required maxLength={150} autoComplete="given-name" />
        <TextField name="lastName" label={t("form.lastName")} required maxLength={150} autoComplete="family-name" />
      </div>
      <TextField name="address" label={t("form.address")} required maxLength={150} autoComplete="address-line1" />
      <PlaceFields
        postalcode={{ name: "postalcode", label: t("form.postalcode"), required: true }}
        city={{ name: "city", label: t("form.city"), required: true }}
      />
      <CheckboxField name="isDefaultBilling" label={t("form.defaultBilling")} />
      <CheckboxField name="isDefaultShipping" label={t("form.defaultShipping")} />
    </>
  )
}
