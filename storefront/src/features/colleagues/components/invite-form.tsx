import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { type CompanyInvitationBody, companyInvitationBody } from "#shop/companies/wire/company-account"
import { FailureNote } from "@/components/form/failure-note"
import { Form } from "@/components/form/form"
import { SubmitButton } from "@/components/form/submit-button"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/lib/toast"
import { useInvite } from "../api/company"
import { RightChoice } from "./right-choice"
import "@/components/form/fields.css"
import "@/styles/parts/invite.css"

const BLANK: CompanyInvitationBody = { email: "", right: "order" }

export const InviteForm = () => {
  const { t } = useTranslation(["colleagues", "fields"])
  const form = useForm<CompanyInvitationBody>({
    resolver: standardSchemaResolver(companyInvitationBody),
    defaultValues: BLANK,
  })
  const invite = useInvite()
  const send = (body: CompanyInvitationBody) =>
    invite.mutate(body, {
      onSuccess() {
        toast(t("invite.done"))
        form.reset(BLANK)
        form.setFocus("email")
      },
    })
  return (
    <section className="grp" aria-labelledby="invite">
      <h2 id="invite">{t("invite.title")}</h2>
      <div className="form-narrow-2">
        <Form form={form} onSubmit={send}>
          <TextField name="email" type="email" label={t("fields:email")} maxLength={254} autoComplete="off" />
          <RightChoice {...form.register("right")} />
          <FailureNote error={invite.error} />
          <SubmitButton label={t("invite.action")} pending={invite.isPending} />
        </Form>
      </div>
    </section>
  )
}
