/**
 * Anybody may enter somebody else's address and a name that is an advertisement: with a word joiner behind each
 * separator within a word, no mail program makes a link of it. Numbers stay as typed: `2026.14` and `16:30` are none.
 */
export const withoutLinks = (text: string) => text.replace(/[.:/@](?=[\p{L}\p{N}/])(?<!\d.(?=\d))/gu, "$&\u2060")
