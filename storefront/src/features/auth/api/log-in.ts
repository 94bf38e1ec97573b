import type { LoginAnswer, LoginBody } from "#shop/accounts/wire/account"
import { http } from "@/lib/http/http"
import { session } from "@/lib/session/session"
import { signUpDraft } from "../sign-up-draft"

export interface Credentials {
  email: string
  password: string
}

/** Signs the browser in. A login that is still stored is neither sent nor needed. */
export async function logIn({ email, password }: Credentials): Promise<void> {
  const body: LoginBody = { username: email, password }
  const { auth_token } = await http.post<LoginAnswer>("/token/login/", body, { anonymous: true })
  signUpDraft.clear()
  session.signIn(auth_token)
}
