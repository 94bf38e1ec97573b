import texts from "@words/rental/wait-list.json"
import { addTexts } from "@/lib/i18n"

addTexts("waitList", texts)
