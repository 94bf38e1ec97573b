import texts from "@words/catalogue/gallery.json"
import { addTexts } from "../../lib/i18n"

addTexts("gallery", texts)
