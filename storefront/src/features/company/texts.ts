import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/company.json"

addTexts("company", texts)
