/**
 * Anybody may enter somebody else's address and a name that is an advertisement: with a word joiner behind each
 * separator, no mail program makes a link of it.
 */
export const withoutLinks = (text: string) => text.replace(/[.:/@]/g, "$&\u2060")
