import { http } from "@/lib/http/http"
import { session } from "@/lib/session/session"
import type { MailLink } from "./mail-link"

/** Asks for the link. Any stored login is forgotten before; the answer is never looked at (spec "customer area" §4). */
export async function requestReset(email: string): Promise<void> {
  session.forgetLogin()
  await http.post("/reset_user_password/", { email }, { anonymous: true }).catch(() => undefined)
}

export const confirmReset = ({ uidb64, token }: MailLink, password: string): Promise<unknown> =>
  http.post("/reset_user_password_confirm/", { uidb64, token, password }, { anonymous: true })
