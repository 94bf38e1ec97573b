import * as z from "zod/mini"

/** A picture of the shop's own store, or elsewhere under https. */
export const pictureAddress = z
  .string("input.picture_missing")
  .check(z.maxLength(500), z.regex(/^(\/(?!\/)|https:\/\/[^/])[^\s"'<>\\]*$/i, "input.picture_missing"))
