import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/training.json"

addTexts("training", texts)
