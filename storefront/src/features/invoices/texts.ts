import { addTexts } from "../../lib/i18n"
import invoices from "../../locales/de/customer/invoices.json"

addTexts("invoices", invoices)
