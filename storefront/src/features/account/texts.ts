import { addTexts } from "../../lib/i18n"
import account from "../../locales/de/customer/account.json"
import fields from "../../locales/de/fields.json"

addTexts("account", account)
addTexts("fields", fields)
