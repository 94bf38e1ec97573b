import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { requiredText } from "#kernel/wire/primitives"
import { Button } from "@/components/button"
import { Form } from "@/components/form/form"
import { PlaceFields } from "@/components/form/place-fields"
import { TextField } from "@/components/form/text-field"
import { type Company, hasAddress, hasLongName, NAME_MAX } from "../../company"

/** A company as it is entered: by hand, or what the register leaves open. */
export const enteredSchema = z.object({
  name: requiredText("auth:company.error.name", NAME_MAX),
  address: requiredText("auth:company.error.address"),
  postalcode: requiredText("auth:company.error.postalcode", 10),
  city: requiredText("auth:company.error.city"),
})
export type EnteredCompany = z.infer<typeof enteredSchema>

interface CompanyRestFormProps {
  company: Company
  onChoose: (company: Company) => void
}

/** What the register doesn't give as an account needs it: the rest of an address, a name that is short enough. */
export const CompanyRestForm = ({ company, onChoose }: CompanyRestFormProps) => {
  const { t } = useTranslation("auth")
  const { address, postalcode, city } = company
  const name = company.name.slice(0, NAME_MAX).trim()
  const form = useForm<EnteredCompany>({
    resolver: standardSchemaResolver(enteredSchema),
    defaultValues: { name, address, postalcode, city },
  })
  return (
    <Form form={form} onSubmit={(entered) => onChoose({ ...company, ...entered })}>
      {hasLongName(company) && (
        <>
          <p className="hint">{t("company.shortenName", { max: NAME_MAX })}</p>
          <TextField name="name" label={t("company.name")} autoComplete="organization" maxLength={NAME_MAX} />
        </>
      )}
      {!hasAddress(company) && <p className="hint">{t("company.completeAddress")}</p>}
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
