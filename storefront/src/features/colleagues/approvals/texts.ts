import texts from "@words/customer/approvals.json"
import { addTexts } from "@/lib/i18n"

addTexts("approvals", texts)
