import { addTexts } from "../../lib/i18n"
import impersonation from "../../locales/de/customer/impersonation.json"
import fields from "../../locales/de/fields.json"

addTexts("impersonation", impersonation)
addTexts("fields", fields)
