import { readEnv } from "#config/env"

/** `uidb64` of a link: the customer's id, made safe for an address. */
export const uidOf = (customerId: string) => Buffer.from(customerId).toString("base64url")

/** What an unreadable `uidb64` gives is no customer's id, and therefore harmless. */
export const customerIdOfUid = (uid: string) => Buffer.from(uid, "base64url").toString("utf8").replaceAll("\0", "")

const linkTo = (path: string) => (customerId: string, token: string) => {
  const url = new URL(path, readEnv().publicUrl)
  url.search = new URLSearchParams({ uidb64: uidOf(customerId), token }).toString()
  return url.toString()
}

/** The pages that mails lead to. Origin from the settings, never from a request (ruling 1). */
export const activationUrl = linkTo("/activation/result")
export const removeSignUpUrl = linkTo("/activation/remove")
export const resetUrl = linkTo("/password/reset/confirm")
