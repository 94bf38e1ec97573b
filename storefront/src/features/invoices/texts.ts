import invoices from "@words/customer/invoices.json"
import { addTexts } from "../../lib/i18n"

addTexts("invoices", invoices)
