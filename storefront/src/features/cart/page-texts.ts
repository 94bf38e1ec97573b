import texts from "@words/shopping/cart-page.json"
import { addTexts } from "../../lib/i18n"
import "./texts"

addTexts("cart", texts)
