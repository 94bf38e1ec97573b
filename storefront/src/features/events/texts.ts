import { addTexts } from "../../lib/i18n"
import events from "../../locales/de/content/events.json"
import fields from "../../locales/de/fields.json"

addTexts("events", events)
addTexts("fields", fields)
