import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/catalogue/training.json"

addTexts("training", texts)
