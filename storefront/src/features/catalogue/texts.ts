import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/catalogue.json"

addTexts("catalogue", texts)
