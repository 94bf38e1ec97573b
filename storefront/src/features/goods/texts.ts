import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/goods.json"

addTexts("goods", texts)
