import events from "@words/content/events.json"
import fields from "@words/fields.json"
import { addTexts } from "../../lib/i18n"

addTexts("events", events)
addTexts("fields", fields)
