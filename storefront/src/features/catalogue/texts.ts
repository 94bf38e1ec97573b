import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/catalogue/catalogue.json"

addTexts("catalogue", texts)
