import consent from "@words/content/consent.json"
import { addTexts } from "../../lib/i18n"

addTexts("consent", consent)
