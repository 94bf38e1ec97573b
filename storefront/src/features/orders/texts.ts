import orders from "@words/customer/orders.json"
import { addTexts } from "../../lib/i18n"

addTexts("orders", orders)
