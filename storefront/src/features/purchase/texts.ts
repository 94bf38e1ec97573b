import texts from "@words/catalogue/purchase.json"
import { addTexts } from "../../lib/i18n"

addTexts("purchase", texts)
