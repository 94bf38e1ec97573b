import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import * as z from "zod/mini"
import { companyFields, SECTORS } from "#shop/accounts/wire/account"
import { FailureNote } from "@/components/form/failure-note"
import { Form } from "@/components/form/form"
import { persistedInput } from "@/components/form/persisted-input"
import { SelectField } from "@/components/form/select-field"
import { SubmitButton } from "@/components/form/submit-button"
import { TextField } from "@/components/form/text-field"
import { usePersistedForm } from "@/components/form/use-persisted-form"
import { ApiError } from "@/lib/http/api-error"
import { paths } from "@/lib/paths"
import { emailExistsQuery } from "../api/check-email"
import { type Person, saysEmailExists, signUp } from "../api/sign-up"
import { type Company, companySchema, isWhole } from "../company"
import type { SignUpDraft } from "../sign-up-draft"
import { CompanySection } from "./company/company-section"

const schema = z.object({
  sector: companyFields.sector,
  firstName: companyFields.first_name,
  lastName: companyFields.last_name,
  phone: companyFields.phone,
})
const SECTOR_OPTIONS = SECTORS.map((sector) => ({ value: sector, label: sector }))

const COMPANY = "company"

/** The company that was chosen before a reload. */
const persistedCompany = (owner: string): Company | null =>
  companySchema.safeParse(persistedInput.get(COMPANY, owner)).data ?? null

interface ProfileFormProps {
  draft: SignUpDraft
  onDone: () => void
  /** The e-mail belongs to an account after all. */
  onEmailExists: () => void
}

/** Step 2 of 2: the company, then the person and the sector. Nothing typed is lost, neither by a refusal nor by a reload. */
export const ProfileForm = ({ draft, onDone, onEmailExists }: ProfileFormProps) => {
  const { t } = useTranslation(["auth", "fields"])
  const queries = useQueryClient()
  const [company, setCompany] = useState(() => persistedCompany(draft.email))
  const { form, forget } = usePersistedForm<Person>({
    name: "person",
    owner: draft.email,
    resolver: standardSchemaResolver(schema),
    // Without a whole company the section above is the first wrong one and takes the cursor itself.
    shouldFocusError: company !== null && isWhole(company),
    defaults: { sector: "" as Person["sector"], firstName: "", lastName: "", phone: "" },
  })
  const registration = useMutation({
    mutationFn: signUp,
    onSuccess() {
      forget()
      persistedInput.forget(COMPANY)
      onDone()
    },
  })

  const choose = (chosen: Company | null) => {
    setCompany(chosen)
    persistedInput.set(COMPANY, draft.email, { ...chosen })
  }

  const submit = (person: Person) => {
    if (!company || !isWhole(company)) return
    registration.mutate(
      { draft, company, person },
      {
        onError: async (error) => {
          if (!(error instanceof ApiError) || error.status !== 400) return
          const exists = () => queries.fetchQuery(emailExistsQuery(draft.email)).catch(() => false)
          if (saysEmailExists(error) || (await exists())) onEmailExists()
        },
      },
    )
  }

  return (
    <div className="stack">
      <CompanySection company={company} onChange={choose} submitCount={form.formState.submitCount} />
      <section className="panel" aria-labelledby="person">
        <h2 id="person">{t("profile.person")}</h2>
        <Form form={form} onSubmit={submit}>
          <SelectField
            name="sector"
            label={t("fields:sector")}
            placeholder={t("profile.sectorChoose")}
            options={SECTOR_OPTIONS}
          />
          <div className="row2">
            <TextField name="firstName" label={t("fields:first_name")} autoComplete="given-name" maxLength={150} />
            <TextField name="lastName" label={t("fields:last_name")} autoComplete="family-name" maxLength={150} />
          </div>
          <TextField name="phone" type="tel" label={t("fields:phone")} autoComplete="tel" maxLength={50} />
          <p className="hint">
            {t("profile.consent")}
            <Link to={paths.privacy} target="_blank">
              {t("profile.consentLink")}
            </Link>
            .
          </p>
          <FailureNote error={registration.error} />
          <SubmitButton label={t("profile.submit")} pending={registration.isPending} />
        </Form>
      </section>
    </div>
  )
}
