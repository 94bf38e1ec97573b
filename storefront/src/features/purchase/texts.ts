import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/purchase.json"

addTexts("purchase", texts)
