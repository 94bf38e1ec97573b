import texts from "@words/customer/monthly-billing.json"
import { addTexts } from "@/lib/i18n"

addTexts("monthlyBilling", texts)
