import { useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import type { OrderDraft } from "../order-draft"

/** One way to pay so far; the list can hold more (ruling 5). */
export const PaymentSection = () => {
  const { t } = useTranslation("checkout")
  const email = useWatch<OrderDraft, "billing.email">({ name: "billing.email" })
  return (
    <section className="blk" aria-labelledby="payment">
      <h2 id="payment">{t("payment.title")}</h2>
      <fieldset className="opts">
        <legend className="vh">{t("payment.label")}</legend>
        <label>
          <input type="radio" name="payment" value="invoice" defaultChecked />
          <span className="n">{t("payment.invoice")}</span>
          <span className="p" />
          <span className="d">{t("payment.invoiceText", { email })}</span>
        </label>
      </fieldset>
    </section>
  )
}
