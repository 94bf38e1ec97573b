import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/customer/company.json"

addTexts("company", texts)
