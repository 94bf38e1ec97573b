import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/catalogue/sample-data.json"

addTexts("sampleData", texts)
