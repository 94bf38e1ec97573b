import { addTexts } from "../../lib/i18n"
import auth from "../../locales/de/customer/auth.json"
import fields from "../../locales/de/fields.json"

addTexts("auth", auth)
addTexts("fields", fields)
