import { addTexts } from "../../lib/i18n"
import checkout from "../../locales/de/checkout.json"
import fields from "../../locales/de/fields.json"

addTexts("checkout", checkout)
addTexts("fields", fields)
