import texts from "@words/catalogue/catalogue.json"
import { addTexts } from "../../lib/i18n"

addTexts("catalogue", texts)
