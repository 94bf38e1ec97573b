import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { parseUid } from "#kernel/uid"
import { FailureNote } from "@/components/form/failure-note"
import { Form } from "@/components/form/form"
import { SubmitButton } from "@/components/form/submit-button"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/lib/toast"
import { useFoundCompany } from "../api/company"
import "../texts"
import "@/components/form/fields.css"

const schema = z.object({
  company_uid: z.string().check(z.refine((uid) => parseUid(uid) !== null, "colleagues:error.uid")),
})

/** @param uid of the login's account: who has one opens that company's account */
export const FoundCompany = ({ uid }: { uid: string | null }) => {
  const { t } = useTranslation("colleagues")
  const form = useForm({ resolver: standardSchemaResolver(schema), defaultValues: { company_uid: uid ?? "" } })
  const found = useFoundCompany(() => toast(t("found.done")))
  return (
    <section className="panel" aria-labelledby="found">
      <h2 id="found">{t("found.title")}</h2>
      <div className="form-narrow-2 stack">
        <p>{t("found.lead")}</p>
        <p>{t("found.orders")}</p>
        <Form form={form} onSubmit={({ company_uid }) => found.mutate(company_uid)}>
          {uid === null ? (
            <TextField
              name="company_uid"
              label={t("found.uid")}
              hint={t("found.hint")}
              maxLength={30}
              autoComplete="off"
            />
          ) : (
            <p>{t("found.own", { uid })}</p>
          )}
          <FailureNote error={found.error} />
          <SubmitButton label={t("found.action")} pending={found.isPending} />
        </Form>
      </div>
    </section>
  )
}
