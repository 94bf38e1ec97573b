import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/search.json"

addTexts("search", texts)
