import type { MedusaRequest } from "@medusajs/framework/http"
import { type Texts, textsFor } from "#texts/texts"

/** For answers that say something though nothing is refused: words in the language of the request. */
export const textsOf = ({ headers }: MedusaRequest): Texts => textsFor({ accepts: headers["accept-language"] })
