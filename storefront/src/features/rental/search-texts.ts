import texts from "@words/rental/rental-search.json"
import { addTexts } from "../../lib/i18n"
import "./texts"

/** What only the list and the home page say; it joins the texts of the rental. */
addTexts("rental", texts)
