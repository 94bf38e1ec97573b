import { addTexts } from "../../lib/i18n"
import fields from "../../locales/de/fields.json"
import impersonation from "../../locales/de/impersonation.json"

addTexts("impersonation", impersonation)
addTexts("fields", fields)
