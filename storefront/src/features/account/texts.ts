import account from "@words/customer/account.json"
import fields from "@words/fields.json"
import { addTexts } from "../../lib/i18n"

addTexts("account", account)
addTexts("fields", fields)
