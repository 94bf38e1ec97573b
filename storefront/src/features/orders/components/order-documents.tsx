import { useMutation } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { dayInNumbers } from "#kernel/format-day"
import { Icon } from "@/components/icon"
import { downloadConfirmation, downloadInvoice, downloadProtocol } from "../api/order-files"
import type { Order } from "../order"

export const OrderDocuments = ({ order: { id, hasConfirmation, hasInvoice, protocols } }: { order: Order }) => {
  const { t } = useTranslation("orders")
  return (
    <section className="grp" aria-labelledby="documents">
      <h2 id="documents">{t("documents.title")}</h2>
      {hasConfirmation || hasInvoice || protocols.length > 0 ? (
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
          {protocols.map((protocol) => (
            <DocumentRow
              key={protocol.id}
              name={t(`documents.${protocol.kind}`, { name: protocol.name, day: dayInNumbers(protocol.day) })}
              failure={t("documents.protocolFailed")}
              onDownload={() => downloadProtocol(id, protocol)}
            />
          ))}
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
