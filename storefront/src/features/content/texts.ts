import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/content.json"

addTexts("content", texts)
