import { addTexts } from "../../lib/i18n"
import orders from "../../locales/de/customer/orders.json"

addTexts("orders", orders)
