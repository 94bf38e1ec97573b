import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/rental/rental-search.json"
import "./texts"

/** What only the list and the home page say; it joins the texts of the rental. */
addTexts("rental", texts)
