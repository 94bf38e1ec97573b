import { addTexts } from "../../lib/i18n"
import fields from "../../locales/de/fields.json"
import checkout from "../../locales/de/shopping/checkout.json"

addTexts("checkout", checkout)
addTexts("fields", fields)
