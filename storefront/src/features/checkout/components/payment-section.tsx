import { useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import type { OrderDraft } from "../order-draft"
import "@/components/offer/styles/options.css"
import "../checkout.css"

/**
 * One way to pay so far; the list can hold more (ruling 5).
 * @param login its e-mail gets every mail about an order, the billing e-mail next to it where that is another
 */
export const PaymentSection = ({ login }: { login: string }) => {
  const { t } = useTranslation("checkout")
  const email = useWatch<OrderDraft, "billing.email">({ name: "billing.email" })
  const to = email.toLowerCase() === login.toLowerCase() ? email : `${login} & ${email}`
  return (
    <section className="blk" aria-labelledby="payment">
      <h2 id="payment">{t("payment.title")}</h2>
      <fieldset className="opts">
        <legend className="vh">{t("payment.label")}</legend>
        <label>
          <input type="radio" name="payment" value="invoice" defaultChecked />
          <span className="n">{t("payment.invoice")}</span>
          <span className="p" />
          <span className="d">{t("payment.invoiceText", { email: to })}</span>
        </label>
      </fieldset>
    </section>
  )
}
