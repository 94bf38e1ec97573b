import texts from "@words/catalogue/catalogue-offer.json"
import { addTexts } from "../../lib/i18n"
import "./texts"

/** What is said only where pieces are sold; it joins the texts of the catalogue. */
addTexts("catalogue", texts)
