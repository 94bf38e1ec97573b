import texts from "@words/rental/rental.json"
import { addTexts } from "../../lib/i18n"

addTexts("rental", texts)
