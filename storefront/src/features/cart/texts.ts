import { addTexts } from "../../lib/i18n"
import cart from "../../locales/de/shopping/cart.json"

addTexts("cart", cart)
