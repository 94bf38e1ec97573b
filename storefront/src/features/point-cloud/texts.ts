import texts from "@words/catalogue/sample-data.json"
import { addTexts } from "../../lib/i18n"

addTexts("sampleData", texts)
