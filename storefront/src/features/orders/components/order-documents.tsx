import { useTranslation } from "react-i18next"
import { Icon } from "../../../components/icon"
import { downloadConfirmation, downloadInvoice } from "../api/order-files"
import type { Order } from "../order"

/** A failed download is an alert, as specified (spec "customer area" §8). */
const alertOnFailure = (download: Promise<void>, message: string) => download.catch(() => window.alert(message))

export const OrderDocuments = ({ order }: { order: Order }) => {
  const { t } = useTranslation("orders")
  const documents = [
    {
      name: t("documents.confirmation"),
      isReady: order.hasConfirmation,
      open: () => alertOnFailure(downloadConfirmation(order.id), t("documents.confirmationFailed")),
    },
    {
      name: t("documents.invoice"),
      isReady: order.hasInvoice,
      open: () => alertOnFailure(downloadInvoice(order.id), t("documents.invoiceFailed")),
    },
  ].filter(({ isReady }) => isReady)

  return (
    <section className="grp" aria-labelledby="documents">
      <h2 id="documents">{t("documents.title")}</h2>
      {documents.length === 0 ? (
        <p className="muted">{t("documents.none")}</p>
      ) : (
        <ul className="docs">
          {documents.map(({ name, open }) => (
            <li key={name}>
              <button type="button" onClick={() => void open()}>
                <Icon name="download" />
                <span>{name}</span>
                <small>PDF</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
