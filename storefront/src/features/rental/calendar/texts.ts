import { addTexts } from "@/lib/i18n"
import texts from "@/locales/de/rental/rental-calendar.json"

/** What only the calendar says; it joins the texts of the rental with the calendar's own code. */
addTexts("rental", texts)
