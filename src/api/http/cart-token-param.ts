import type { MedusaRequest } from "@medusajs/framework/http"
import * as z from "zod/mini"
import { cartToken } from "#kernel/wire/primitives"
import { parse } from "./parse"

const tokenField = z.object({ cart: cartToken })

/** The cart token of the path. @throws Refusal 400 keyed `cart` if it can't be one */
export const cartTokenParam = (req: MedusaRequest): string => parse(tokenField, { cart: req.params.cart }).cart
