/**
 * Which of the words that a part of a call's path may be it is; undefined for none. In any capitals, as routers read the
 * parts of a path that are the same for every call. What isn't a word of the contract (an id, a slug, a token, a filter) is
 * read as it is written.
 */
export const wordOfPath = <Word extends string>(written: string, words: readonly Word[]): Word | undefined =>
  words.find((word) => word === written.toLowerCase())
