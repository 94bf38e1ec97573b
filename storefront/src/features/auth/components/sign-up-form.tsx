import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { email, signupPassword } from "#shop/accounts/wire/account"
import { Form } from "@/components/form/form"
import { PasswordField } from "@/components/form/password-field"
import { SubmitButton } from "@/components/form/submit-button"
import { usePersistedForm } from "@/components/form/use-persisted-form"
import { emailExistsQuery } from "../api/check-email"
import { type SignUpDraft, signUpDraft } from "../sign-up-draft"
import "../texts"
import { EmailCheckField } from "./email-check-field"
import { StrengthMeter } from "./password/strength-meter"

const schema = z.object({ email, password: signupPassword, passwordRepeat: z.string() }).check(
  z.refine(({ password, passwordRepeat }) => password === passwordRepeat, {
    path: ["passwordRepeat"],
    error: "auth:error.passwordsDiffer",
    when: () => true,
  }),
)

type SignUpValues = z.infer<typeof schema>

/** Step 1 of 2. Goes on only if every check passes; a check that can't be made doesn't stand in the way. */
export const SignUpForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation(["auth", "fields"])
  const queries = useQueryClient()
  const draft = signUpDraft.get()
  const { form, forget } = usePersistedForm<SignUpValues>({
    name: "sign-up",
    owner: "",
    fields: ["email"],
    resolver: standardSchemaResolver(schema),
    defaults: {
      email: draft?.email ?? "",
      password: draft?.password ?? "",
      passwordRepeat: draft?.password ?? "",
    },
  })
  const password = useWatch({ control: form.control, name: "password" })

  const next = useMutation({
    mutationFn: async (wanted: SignUpDraft) => {
      const exists = await queries.fetchQuery(emailExistsQuery(wanted.email)).catch(() => false)
      if (exists) return form.setFocus("email")
      forget()
      signUpDraft.set(wanted)
      onDone()
    },
  })

  return (
    <Form form={form} onSubmit={({ email, password }) => next.mutate({ email, password })}>
      <EmailCheckField />
      <PasswordField
        name="password"
        label={t("fields:password")}
        autoComplete="new-password"
        after={<StrengthMeter password={password} />}
      />
      <PasswordField name="passwordRepeat" label={t("fields:passwordRepeat")} autoComplete="new-password" />
      <SubmitButton label={t("signUp.next")} pending={next.isPending} />
    </Form>
  )
}
