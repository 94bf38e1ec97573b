import * as z from "zod/mini"
import { codedRefusal } from "#kernel/wire/errors"
import { id, money } from "#kernel/wire/primitives"

/** 409 for another sum than was shown: `items` are the lines whose prices are others now; without any it costs `total` now. */
export const priceConflict = z.extend(codedRefusal("price_changed"), { items: z.array(id), total: z.optional(money) })

/** 409 for a line whose product can't be had any more. */
export const lineConflict = z.extend(codedRefusal("not_available"), { item: id })
