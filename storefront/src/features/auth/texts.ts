import auth from "@words/customer/auth.json"
import fields from "@words/fields.json"
import { addTexts } from "../../lib/i18n"

addTexts("auth", auth)
addTexts("fields", fields)
