import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/catalogue/search.json"

addTexts("search", texts)
