import { addTexts } from "../../lib/i18n"
import consent from "../../locales/de/consent.json"

addTexts("consent", consent)
