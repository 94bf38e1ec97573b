import texts from "@words/catalogue/training.json"
import { addTexts } from "../../lib/i18n"

addTexts("training", texts)
