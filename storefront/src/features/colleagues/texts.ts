import texts from "@words/customer/colleagues.json"
import fields from "@words/fields.json"
import { addTexts } from "@/lib/i18n"

addTexts("colleagues", texts)
addTexts("fields", fields)
