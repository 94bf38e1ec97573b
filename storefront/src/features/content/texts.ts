import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/content/content.json"

addTexts("content", texts)
