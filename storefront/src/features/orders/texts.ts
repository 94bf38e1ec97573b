import { addTexts } from "../../lib/i18n"
import orders from "../../locales/de/orders.json"

addTexts("orders", orders)
