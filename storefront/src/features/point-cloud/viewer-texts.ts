import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/catalogue/point-cloud.json"

addTexts("pointCloud", texts)
