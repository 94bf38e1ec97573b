import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { requiredText } from "#kernel/wire/primitives"
import { Button } from "@/components/button"
import { Form } from "@/components/form/form"
import { PlaceFields } from "@/components/form/place-fields"
import { TextField } from "@/components/form/text-field"
import type { Company } from "../../company"

export const addressSchema = z.object({
  address: requiredText("auth:company.error.address"),
  postalcode: requiredText("auth:company.error.postalcode", 10),
  city: requiredText("auth:company.error.city"),
})
type CompanyAddress = z.infer<typeof addressSchema>

interface CompanyAddressFormProps {
  company: Company
  onChoose: (company: Company) => void
}

/** The rest of an address of which the register names only a part. */
export const CompanyAddressForm = ({ company, onChoose }: CompanyAddressFormProps) => {
  const { t } = useTranslation("auth")
  const { address, postalcode, city } = company
  const form = useForm<CompanyAddress>({
    resolver: standardSchemaResolver(addressSchema),
    defaultValues: { address, postalcode, city },
  })
  return (
    <Form form={form} onSubmit={(entered) => onChoose({ ...company, ...entered })}>
      <p className="hint">{t("company.completeAddress")}</p>
      <TextField name="address" label={t("company.address")} autoComplete="address-line1" maxLength={150} />
      <PlaceFields
        postalcode={{ name: "postalcode", label: t("company.postalcode") }}
        city={{ name: "city", label: t("company.city") }}
      />
      <Button type="submit" look="2">
        {t("company.take")}
      </Button>
    </Form>
  )
}
