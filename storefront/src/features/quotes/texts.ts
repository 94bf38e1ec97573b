import { addTexts } from "../../lib/i18n"
import quotes from "../../locales/de/quotes.json"

addTexts("quotes", quotes)
