import texts from "@words/content/pages.json"
import { addTexts } from "../../lib/i18n"

addTexts("pages", texts)
