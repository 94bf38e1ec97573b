import type { ChangePasswordAnswer } from "#shop/accounts/wire/account"
import { http } from "@/lib/http/http"
import { session } from "@/lib/session/session"

interface PasswordChange {
  currentPassword: string
  newPassword: string
}

/** Changes the password; this browser goes on with the new login. @returns the server's message */
export async function changePassword({ currentPassword, newPassword }: PasswordChange): Promise<string | undefined> {
  const body = { current_password: currentPassword, new_password: newPassword }
  const { message, token } = await http.post<Partial<ChangePasswordAnswer>>("/change-password/", body)
  if (token) session.renew(token)
  return message
}
