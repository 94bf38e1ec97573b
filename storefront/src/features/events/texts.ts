import { addTexts } from "../../lib/i18n"
import events from "../../locales/de/events.json"
import fields from "../../locales/de/fields.json"

addTexts("events", events)
addTexts("fields", fields)
