import texts from "@words/content/content.json"
import { addTexts } from "../../lib/i18n"

addTexts("content", texts)
