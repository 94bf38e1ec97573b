import addresses from "@words/customer/addresses.json"
import fields from "@words/fields.json"
import { addTexts } from "../../lib/i18n"

addTexts("addresses", addresses)
addTexts("fields", fields)
