import texts from "@words/catalogue/point-cloud.json"
import { addTexts } from "../../lib/i18n"

addTexts("pointCloud", texts)
