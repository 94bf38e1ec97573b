import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/content/pages.json"

addTexts("pages", texts)
