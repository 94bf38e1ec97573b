import { idOfSignedToken, signedToken } from "#platform/signed-token"

const PURPOSE = "wait-list"

/** What the links of an entry's mails carry. */
export const entryToken = (id: string, secret: string): string => signedToken(PURPOSE, id, secret)

/** The entry that the token names, or null. */
export const idOfToken = (token: string, secret: string): string | null => idOfSignedToken(PURPOSE, token, secret)
