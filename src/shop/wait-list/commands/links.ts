import { readEnv } from "#config/env"
import { entryToken } from "../data/entry-token"

/** The pages that an entry's mails lead to; looking at one changes nothing. */
export function linksOf(entryId: string) {
  const { publicUrl, sessionSecret } = readEnv()
  const token = entryToken(entryId, sessionSecret)
  const linkTo = (page: string) => `${publicUrl}/warteliste/${page}?${new URLSearchParams({ token })}`
  return { confirm: linkTo("bestaetigen"), offer: linkTo("angebot"), end: linkTo("beenden") }
}
