import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/catalogue/purchase.json"

addTexts("purchase", texts)
