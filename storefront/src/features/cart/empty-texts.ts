import texts from "@words/shopping/empty-cart.json"
import { addTexts } from "../../lib/i18n"
import "./texts"

addTexts("cart", texts)
