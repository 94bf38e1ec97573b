import texts from "@words/rental/comparison.json"
import { addTexts } from "@/lib/i18n"

addTexts("comparison", texts)
