import texts from "@words/catalogue/goods.json"
import { addTexts } from "../../lib/i18n"

addTexts("goods", texts)
