import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import { Form } from "@/components/form/form"
import { PlaceFields } from "@/components/form/place-fields"
import { TextField } from "@/components/form/text-field"
import { type Company, NAME_MAX } from "../../company"
import { type EnteredCompany, enteredSchema } from "./company-rest-form"

const BLANK: EnteredCompany = { name: "", address: "", postalcode: "", city: "" }

interface ManualCompanyFormProps {
  /** The company entered before, to correct rather than to type again. */
  previous: Company | null
  onChoose: (company: Company) => void
  /** Not given where there is no register to search. */
  onSearch?: () => void
}

/** A company entered by hand: it has no UID. */
export const ManualCompanyForm = ({ previous, onChoose, onSearch }: ManualCompanyFormProps) => {
  const { t } = useTranslation("auth")
  const form = useForm<EnteredCompany>({
    resolver: standardSchemaResolver(enteredSchema),
    defaultValues: previous ? { ...BLANK, ...previous } : BLANK,
  })
  return (
    <Form
      form={form}
      onSubmit={({ name, address, postalcode, city }) => onChoose({ name, address, postalcode, city, uid: null })}
    >
      <TextField name="name" label={t("company.name")} autoComplete="organization" maxLength={NAME_MAX} />
      <TextField name="address" label={t("company.address")} autoComplete="address-line1" maxLength={150} />
      <PlaceFields
        postalcode={{ name: "postalcode", label: t("company.postalcode") }}
        city={{ name: "city", label: t("company.city") }}
      />
      <div className="acts">
        <Button type="submit" look="2">
          {t("company.take")}
        </Button>
        {onSearch && (
          <button type="button" className="link-b" onClick={onSearch}>
            {t("company.backToSearch")}
          </button>
        )}
      </div>
    </Form>
  )
}
