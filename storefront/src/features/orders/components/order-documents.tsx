import { useMutation } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { Icon } from "../../../components/icon"
import { downloadConfirmation, downloadInvoice } from "../api/order-files"
import type { Order } from "../order"

export const OrderDocuments = ({ order: { id, hasConfirmation, hasInvoice } }: { order: Order }) => {
  const { t } = useTranslation("orders")
  return (
    <section className="grp" aria-labelledby="documents">
      <h2 id="documents">{t("documents.title")}</h2>
      {hasConfirmation || hasInvoice ? (
        <ul className="docs">
          {hasConfirmation && (
            <DocumentRow
              name={t("documents.confirmation")}
              failure={t("documents.confirmationFailed")}
              onDownload={() => downloadConfirmation(id)}
            />
          )}
          {hasInvoice && (
            <DocumentRow
              name={t("documents.invoice")}
              failure={t("documents.invoiceFailed")}
              onDownload={() => downloadInvoice(id)}
            />
          )}
        </ul>
      ) : (
        <p className="muted">{t("documents.none")}</p>
      )}
    </section>
  )
}

interface DocumentRowProps {
  name: string
  /** A failed download is an alert (spec "customer area" §8). */
  failure: string
  onDownload: () => Promise<void>
}

const DocumentRow = ({ name, failure, onDownload }: DocumentRowProps) => {
  const download = useMutation({ mutationFn: onDownload, onError: () => window.alert(failure) })
  const open = () => {
    if (!download.isPending) download.mutate()
  }
  return (
    <li>
      <button type="button" aria-busy={download.isPending || undefined} onClick={open}>
        {download.isPending ? <span className="spin" aria-hidden="true" /> : <Icon name="download" />}
        <span>{name}</span>
        <small>PDF</small>
      </button>
    </li>
  )
}
