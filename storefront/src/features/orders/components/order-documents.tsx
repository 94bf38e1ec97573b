import { useMutation } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { dayInNumbers } from "#kernel/format-day"
import { Icon } from "@/components/icon"
import { downloadConfirmation, downloadInvoice, downloadProtocol } from "../api/order-files"
import { awaitedDocuments, type Order } from "../order"
import "@/styles/parts/documents.css"

/** What there is to save, and what isn't there yet with the reason. */
export const OrderDocuments = ({ order }: { order: Order }) => {
  const { t } = useTranslation("orders")
  const { id, hasConfirmation, hasInvoice, protocols } = order
  const awaited = awaitedDocuments(order)
  return (
    <section className="grp" aria-labelledby="documents">
      <h2 id="documents">{t("documents.title")}</h2>
      {!hasConfirmation && !hasInvoice && protocols.length === 0 && <p className="muted">{t("documents.none")}</p>}
      {(awaited.length > 0 || hasConfirmation || hasInvoice || protocols.length > 0) && (
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
          {awaited.map((document) => (
            <li key={document} className="later">
              <Icon name="download" />
              <span>{t(`documents.awaited.${document}.name`)}</span>
              <small>{t(`documents.awaited.${document}.why`)}</small>
            </li>
          ))}
        </ul>
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
