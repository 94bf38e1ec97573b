import texts from "@words/customer/company.json"
import { addTexts } from "../../lib/i18n"

addTexts("company", texts)
