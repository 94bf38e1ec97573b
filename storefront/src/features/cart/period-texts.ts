import texts from "@words/shopping/cart-period.json"
import { addTexts } from "../../lib/i18n"
import "./texts"

addTexts("cart", texts)
