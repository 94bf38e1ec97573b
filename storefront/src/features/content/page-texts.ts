import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/pages.json"

addTexts("pages", texts)
