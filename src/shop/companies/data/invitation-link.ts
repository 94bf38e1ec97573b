import { readEnv } from "#config/env"
import { notFound } from "#platform/refusal"
import { idOfSignedToken, signedToken } from "#platform/signed-token"

const PURPOSE = "company-invitation"

export const invitationToken = (id: string): string => signedToken(PURPOSE, id, readEnv().sessionSecret)

/** The page that an invitation's mail leads to; looking at it changes nothing. */
export const invitationLink = (id: string): string =>
  `${readEnv().publicUrl}/firma/einladung?${new URLSearchParams({ token: invitationToken(id) })}`

/** @throws Refusal 404 for a link that isn't one of ours */
export function invitationIdOf(token: string): string {
  const id = idOfSignedToken(PURPOSE, token, readEnv().sessionSecret)
  if (id === null) throw notFound()
  return id
}
