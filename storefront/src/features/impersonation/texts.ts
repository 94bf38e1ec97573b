import impersonation from "@words/customer/impersonation.json"
import fields from "@words/fields.json"
import { addTexts } from "../../lib/i18n"

addTexts("impersonation", impersonation)
addTexts("fields", fields)
