import { addTexts } from "../../lib/i18n"
import invoices from "../../locales/de/invoices.json"

addTexts("invoices", invoices)
