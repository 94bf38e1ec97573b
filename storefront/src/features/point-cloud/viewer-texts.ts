import { addTexts } from "../../lib/i18n"
import texts from "../../locales/de/point-cloud.json"

addTexts("pointCloud", texts)
