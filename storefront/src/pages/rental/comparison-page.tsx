import { useTranslation } from "react-i18next"
import { useNavigate, useSearchParams } from "react-router-dom"
import { Note } from "../../components/note"
import { PageTop } from "../../components/page-top"
import { Spinner } from "../../components/spinner"
import { deliveryTypesQuery } from "../../features/rental/api/delivery-types"
import { useFoundRentals } from "../../features/rental/api/found-rentals"
import { rentalListQuery, useRentalList } from "../../features/rental/api/rental-list"
import { comparedQuery, useCompared } from "../../features/rental/comparison/api/compared"
import { DEVICES, knownOf, MOST_COMPARED, namedIn } from "../../features/rental/comparison/compared"
import { ComparisonTable } from "../../features/rental/comparison/components/comparison-table"
import { DevicePicker } from "../../features/rental/comparison/components/device-picker"
import { comparisonQuery } from "../../features/rental/comparison/query"
import "../../features/rental/comparison/texts"
import { SearchDates } from "../../features/rental/components/search/search-dates"
import { refusedDays } from "../../features/rental/refused-days"
import type { RentalSearch } from "../../features/rental/rental-search"
import { useRentalSearch } from "../../features/rental/use-rental-search"
import { useFailureToast } from "../../lib/failure-toast"
import { definePage } from "../../lib/page/page-module"
import { paths } from "../../lib/paths"

/** Of any devices somebody makes a comparison: such pages are answered and forgotten, and not indexed. */
export const page = definePage({
  parameters: { [DEVICES]: "any" },
  queries: ({ query }) => [rentalListQuery(null), deliveryTypesQuery, comparedQuery(namedIn(query.get(DEVICES)))],
})

const ComparisonPage = () => {
  const { t } = useTranslation(["comparison", "rental"])
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const asked = params.get(DEVICES)
  const list = useRentalList(null)
  const compared = useCompared(namedIn(asked))
  const search = useRentalSearch()
  const { period, delivery } = search
  const found = useFoundRentals({ purposeId: null, period, deliveryTypeId: delivery?.id })
  const refused = refusedDays(found.error)
  useFailureToast(compared)
  useFailureToast({ isError: found.isError && !refused, errorUpdatedAt: found.errorUpdatedAt })

  const products = compared.data?.slice(0, MOST_COMPARED)
  /** Of the address, not of those on view: a change builds on the one before it, though its devices still load. */
  const slugs = knownOf(namedIn(asked), list.data)
  const shown = products?.map(({ slug }) => slug) ?? []
  const isLess = products !== undefined && !compared.isPlaceholderData && (asked ?? "") !== shown.join(",")
  const change = (changed: Partial<RentalSearch>) => {
    const wanted = { ...search, ...changed }
    navigate(comparisonQuery(slugs, { ...wanted, period: wanted.selection }), { state: { keepScroll: true } })
  }
  const picker = <DevicePicker slugs={slugs} search={search} cards={list.data ?? []} />
  return (
    <>
      <PageTop
        title={t("pageTitle")}
        description={t("description")}
        crumbs={[{ label: t("rental:crumb"), to: paths.rent }, { label: t("title") }]}
        heading={t("title")}
      >
        <p>{t("lead")}</p>
      </PageTop>
      <div className="wrap cmp-page">
        {isLess && (
          <Note>
            <p>{t("leftOut")}</p>
          </Note>
        )}
        {products ? (
          <>
            {shown.length > 0 && <SearchDates search={search} refused={refused} onChange={change} />}
            {shown.length > 0 ? (
              <ComparisonTable
                products={products}
                slugs={slugs}
                search={search}
                offers={(period && found.data) ?? null}
                cards={list.data ?? []}
              >
                {picker}
              </ComparisonTable>
            ) : (
              picker
            )}
          </>
        ) : (
          <Spinner onRetry={compared.refetch} />
        )}
      </div>
    </>
  )
}

export default ComparisonPage
