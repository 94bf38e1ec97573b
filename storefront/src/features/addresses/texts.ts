import { addTexts } from "../../lib/i18n"
import addresses from "../../locales/de/customer/addresses.json"
import fields from "../../locales/de/fields.json"

addTexts("addresses", addresses)
addTexts("fields", fields)
