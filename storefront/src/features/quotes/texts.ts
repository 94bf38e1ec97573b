import quotes from "@words/shopping/quotes.json"
import { addTexts } from "../../lib/i18n"

addTexts("quotes", quotes)
