import { addTexts } from "../../lib/i18n"
import consent from "../../locales/de/content/consent.json"

addTexts("consent", consent)
