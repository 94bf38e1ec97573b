import * as z from "zod/mini"

/** A picture of the shop's own store, or elsewhere under https. */
export const pictureAddress = z
  .string("Bitte Bild auswählen")
  .check(z.maxLength(500), z.regex(/^(\/(?!\/)|https:\/\/[^/])[^\s"'<>\\]*$/i, "Bitte Bild auswählen"))
