import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/rental/rental.json"

addTexts("rental", texts)
