import cart from "@words/shopping/cart.json"
import { addTexts } from "../../lib/i18n"

addTexts("cart", cart)
