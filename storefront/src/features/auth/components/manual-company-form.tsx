import { requiredText } from "@contract/primitives"
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { Button } from "../../../components/button"
import { Form } from "../../../components/form/form"
import { TextField } from "../../../components/form/text-field"
import type { Company } from "../api/sign-up"

const schema = z.object({
  name: requiredText("auth:company.error.name"),
  address: requiredText("auth:company.error.address"),
  postalcode: requiredText("auth:company.error.postalcode", 10),
  city: requiredText("auth:company.error.city"),
})
type ManualCompany = z.infer<typeof schema>

const BLANK: ManualCompany = { name: "", address: "", postalcode: "", city: "" }

interface ManualCompanyFormProps {
  /** The company chosen before, to correct rather than to type again. */
  previous: Company | null
  onChoose: (company: Company) => void
}

/** A company entered by hand: it has no UID. */
export const ManualCompanyForm = ({ previous, onChoose }: ManualCompanyFormProps) => {
  const { t } = useTranslation("auth")
  const form = useForm<ManualCompany>({
    resolver: standardSchemaResolver(schema),
    defaultValues: previous ? { ...BLANK, ...previous } : BLANK,
  })
  return (
    <Form
      form={form}
      onSubmit={({ name, address, postalcode, city }) => onChoose({ name, address, postalcode, city, uid: null })}
    >
      <TextField name="name" label={t("company.name")} autoComplete="organization" maxLength={150} />
      <TextField name="address" label={t("company.address")} autoComplete="street-address" maxLength={150} />
      <div className="row2 row-plz">
        <TextField
          name="postalcode"
          label={t("company.postalcode")}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
        />
        <TextField name="city" label={t("company.city")} autoComplete="address-level2" maxLength={150} />
      </div>
      <Button type="submit" look="2">
        {t("company.take")}
      </Button>
    </Form>
  )
}
