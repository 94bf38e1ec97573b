import texts from "@words/rental/rental-calendar.json"
import { addTexts } from "@/lib/i18n"

/** What only the calendar says; it joins the texts of the rental with the calendar's own code. */
addTexts("rental", texts)
