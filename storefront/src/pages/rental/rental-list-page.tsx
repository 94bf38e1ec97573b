import { startTransition, useOptimistic, useRef } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router-dom"
import { NOTHING_SELECTED } from "#shop/rental/rules/calendar/select-day"
import { PageTop } from "../../components/page-top"
import { deliveryTypesQuery } from "../../features/rental/api/delivery-types"
import { useFoundRentals } from "../../features/rental/api/found-rentals"
import { purposesQuery } from "../../features/rental/api/purposes"
import { rentalListQuery, useRentalList } from "../../features/rental/api/rental-list"
import { BarPart } from "../../features/rental/comparison/bar-part"
import { DEVICES, knownOf, namedIn } from "../../features/rental/comparison/compared"
import { comparisonQuery } from "../../features/rental/comparison/query"
import { RentalFilters } from "../../features/rental/components/search/rental-filters"
import { refusedDays } from "../../features/rental/refused-days"
import { knownPurpose, type RentalSearch } from "../../features/rental/rental-search"
import { definePage } from "../../lib/page/page-module"
import "../../features/rental/search-texts"
import { useRentalSearch } from "../../features/rental/use-rental-search"
import { useFailureToast } from "../../lib/failure-toast"
import { useOnceHydrated } from "../../lib/page/hydrated"
import { paths } from "../../lib/paths"
import { RentalDevices } from "./rental-devices"

export const page = definePage({
  canonical: paths.rent,
  parameters: { purpose: async (value, { data }) => knownPurpose(value, await data.purposes()) !== null },
  queries: ({ query }) => [rentalListQuery(query.get("purpose") || null), purposesQuery, deliveryTypesQuery],
})

const RentalListPage = () => {
  const { t } = useTranslation("rental")
  const [params, setParams] = useSearchParams()
  const [named, showCompared] = useOptimistic(namedIn(useOnceHydrated(null, params.get(DEVICES))))
  const slugs = knownOf(named, useRentalList(null, named.length > 0).data)
  const search = useRentalSearch()
  const { purposeId, period, delivery } = search
  const found = useFoundRentals({ purposeId, period, deliveryTypeId: delivery?.id })
  const refused = refusedDays(found.error)
  useFailureToast({ isError: found.isError && !refused, errorUpdatedAt: found.errorUpdatedAt })

  const change = (changed: Partial<RentalSearch>) => {
    const wanted = { ...search, ...changed }
    setParams(comparisonQuery(slugs, { ...wanted, period: wanted.selection }), { state: { keepScroll: true } })
  }
  /** Shown at once, before the address says it: the next click builds on it. */
  const compare = (devices: string[]) =>
    startTransition(() => {
      showCompared(devices)
      setParams(comparisonQuery(devices, { ...search, period: search.selection }), {
        state: { keepScroll: true },
        replace: true,
      })
    })
  const compared = { slugs, onChange: compare }
  const heading = useRef<HTMLHeadingElement>(null)
  const clear = () => {
    change({ selection: NOTHING_SELECTED, onlyFree: false })
    heading.current?.focus({ preventScroll: true }) // the button that had the focus goes
  }

  return (
    <>
      <PageTop
        title={t("list.pageTitle")}
        description={t("list.description")}
        canonical={page.canonical}
        crumbs={[{ label: t("crumb") }]}
        heading={t("list.title")}
      >
        <p>{t("list.lead")}</p>
      </PageTop>
      <div className="wrap">
        <RentalFilters {...{ search, refused, found }} onChange={change} />
        <h2 className="vh" ref={heading} tabIndex={-1}>
          {t("list.devices")}
        </h2>
        <RentalDevices search={search} found={found} compared={compared} onClear={clear} />
      </div>
      <BarPart {...compared} search={search} />
    </>
  )
}

export default RentalListPage
