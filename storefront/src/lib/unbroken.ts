/** "Mo 7.12." and "8–17 Uhr" stay on one line: a short name before a figure, and what follows one. */
export const unbroken = (text: string): string =>
  text.replace(/(?<!\p{L})(\p{Lu}\p{Ll}) (?=\d)/gu, "$1\u00a0").replace(/(\d) (?=\p{L})/gu, "$1\u00a0")
