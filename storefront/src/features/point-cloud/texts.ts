import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/sample-data.json"

addTexts("sampleData", texts)
