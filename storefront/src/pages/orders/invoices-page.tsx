import { useTranslation } from "react-i18next"
import { Button } from "../../components/button"
import { Note } from "../../components/note"
import { Spinner } from "../../components/spinner"
import { WaitingRows } from "../../components/states/waiting"
import { AccountLayout } from "../../features/account/components/account-layout"
import { useInvoices } from "../../features/invoices/api/invoices"
import { InvoiceList } from "../../features/invoices/components/invoice-list"
import "../../features/invoices/texts"
import "../../features/orders/texts"
import { paths } from "../../lib/paths"

const InvoicesPage = () => {
  const { t } = useTranslation(["invoices", "orders", "common"])
  const { data: invoices, isError, isFetching, refetch } = useInvoices()
  const retry = () => void refetch()
  return (
    <AccountLayout title={t("title")} crumbs={[{ label: t("orders:title"), to: paths.orders }, { label: t("title") }]}>
      <h1>{t("title")}</h1>
      {invoices && <InvoiceList invoices={invoices} />}
      {!invoices && !isError && (
        <Spinner onRetry={retry}>
          <WaitingRows />
        </Spinner>
      )}
      {!invoices && isError && (
        <>
          <Note kind="err">
            <p>{t("failed")}</p>
          </Note>
          <p className="acts">
            <Button look="2" busy={isFetching} onClick={retry}>
              {t("common:action.retry")}
            </Button>
          </p>
        </>
      )}
    </AccountLayout>
  )
}

export default InvoicesPage
