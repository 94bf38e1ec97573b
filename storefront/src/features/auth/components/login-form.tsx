import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useMutation } from "@tanstack/react-query"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { loginBody } from "#shop/accounts/wire/account"
import { ButtonLink } from "@/components/button"
import { FailureNote } from "@/components/form/failure-note"
import { Form } from "@/components/form/form"
import { PasswordField } from "@/components/form/password-field"
import { SubmitButton } from "@/components/form/submit-button"
import { TextField } from "@/components/form/text-field"
import { ApiError } from "@/lib/http/api-error"
import { paths } from "@/lib/paths"
import { type Credentials, logIn } from "../api/log-in"
import "../texts"
import { ResendActivation } from "./resend-activation"

const schema = z.object({ email: loginBody.shape.username, password: loginBody.shape.password })

/** With the right password the server says so by a code; the offer to send the link again goes with it (ruling 6). */
const isNotActivated = (error: Error | null) =>
  error instanceof ApiError && (error.fields.code ?? []).includes("not_activated")

interface LoginFormProps {
  /** E-mail to begin with. */
  email: string
  /** What follows a login; the button stays busy until it is done. */
  onLoggedIn: () => Promise<void>
}

export const LoginForm = ({ email, onLoggedIn }: LoginFormProps) => {
  const { t } = useTranslation(["auth", "fields"])
  const form = useForm<Credentials>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { email, password: "" },
  })
  const login = useMutation({
    mutationFn: async (credentials: Credentials) => {
      await logIn(credentials)
      await onLoggedIn()
    },
  })

  return (
    <Form form={form} onSubmit={(credentials) => login.mutate(credentials)}>
      <FailureNote error={login.error} />
      {isNotActivated(login.error) && <ResendActivation email={login.variables?.email ?? email} />}
      <TextField name="email" type="email" label={t("fields:email")} autoComplete="username" required />
      <PasswordField name="password" label={t("fields:password")} autoComplete="current-password" required />
      <div className="acts">
        <SubmitButton label={t("login.submit")} pending={login.isPending} />
        <ButtonLink look="3" to={paths.passwordReset}>
          {t("login.forgotten")}
        </ButtonLink>
      </div>
    </Form>
  )
}
