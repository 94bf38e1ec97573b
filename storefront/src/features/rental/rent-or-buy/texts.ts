import texts from "@words/rental/rent-or-buy.json"
import { addTexts } from "@/lib/i18n"

addTexts("rentOrBuy", texts)
