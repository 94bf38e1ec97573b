import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/catalogue/goods.json"

addTexts("goods", texts)
