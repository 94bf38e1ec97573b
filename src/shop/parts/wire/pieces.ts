import * as z from "zod/mini"
import { lineOfText } from "#kernel/wire/primitives"
import { MOST_PIECES } from "../rules/kinds"

/** Id of a part, a piece, a pool or a unit. */
export const partId = lineOfText("input.invalid", 100)

/** How many of a part. */
export const pieces = (least: number) =>
  z
    .int("parts.quantity_form")
    .check(z.minimum(least, "parts.quantity_form"), z.maximum(MOST_PIECES, "parts.quantity_form"))
