import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/rental.json"

addTexts("rental", texts)
