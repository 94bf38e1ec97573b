import { addTexts } from "../../lib/i18n"
import cart from "../../locales/de/cart.json"

addTexts("cart", cart)
