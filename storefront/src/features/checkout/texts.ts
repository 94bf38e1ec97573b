import fields from "@words/fields.json"
import checkout from "@words/shopping/checkout.json"
import { addTexts } from "../../lib/i18n"

addTexts("checkout", checkout)
addTexts("fields", fields)
