import { addTexts } from "../../lib/i18n"
import quotes from "../../locales/de/shopping/quotes.json"

addTexts("quotes", quotes)
