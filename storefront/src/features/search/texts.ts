import texts from "@words/catalogue/search.json"
import { addTexts } from "../../lib/i18n"

addTexts("search", texts)
