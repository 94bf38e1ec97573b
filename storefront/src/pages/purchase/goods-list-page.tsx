import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router-dom"
import { deviceFilterOf, type DeviceFilter as Filter, isDeviceTag } from "#shop/catalogue/rules/devices"
import { GOODS_KINDS } from "#shop/catalogue/rules/named-kinds"
import { listPathOf } from "#shop/catalogue/rules/product-addresses"
import type { GoodsKind } from "#shop/catalogue/rules/product-kinds"
import { Button } from "../../components/button"
import { PageTop } from "../../components/page-top"
import { Spinner } from "../../components/spinner"
import { EmptyList } from "../../components/states/empty-list"
import { WaitingCards } from "../../components/states/waiting"
import { PiecePrice } from "../../features/catalogue/components/piece-price"
import { ProductCard } from "../../features/catalogue/components/product-card"
import { QuickAdd } from "../../features/catalogue/components/quick-add"
import { listAddresses } from "../../features/catalogue/product-page"
import { useTrackList } from "../../features/catalogue/track-view"
import { goodsListQuery, useGoodsList, usePrefetchGoodsList } from "../../features/goods/api/goods-list"
import { DeviceFilter } from "../../features/goods/components/device-filter"
import { goodsKindAt, useGoodsKind } from "../../features/goods/goods-kind"
import { useFailureToast } from "../../lib/failure-toast"
import { definePage } from "../../lib/page/page-module"
import "@/styles/parts/cards.css"
import "@/styles/parts/found.css"

export const page = definePage({
  parameters: { filter: isDeviceTag },
  queries: ({ path, query }) => [goodsListQuery(goodsKindAt(path), deviceFilterOf(query.get("filter")))],
  addresses: listAddresses(...GOODS_KINDS),
})

interface GoodsProps {
  kind: GoodsKind
  filter: Filter
  onShowAll: () => void
}

const Goods = ({ kind, filter, onShowAll }: GoodsProps) => {
  const { t } = useTranslation("goods")
  const list = useGoodsList(kind, filter)
  const { data: cards, isPlaceholderData, refetch } = list
  useFailureToast(list)
  useTrackList(kind, cards)

  if (!cards)
    return (
      <Spinner onRetry={refetch}>
        <WaitingCards />
      </Spinner>
    )
  return (
    <>
      <p className="result" role="status">
        <b>{t(`${kind}.count`, { count: cards.length })}</b>
      </p>
      {cards.length === 0 ? (
        <EmptyList title={t(`${kind}.empty`)} hint={t("emptyHint")}>
          <Button look="2" onClick={onShowAll}>
            {t("showAll")}
          </Button>
        </EmptyList>
      ) : (
        <ul className="cards" aria-busy={isPlaceholderData}>
          {cards.map((card) => (
            <ProductCard
              key={card.id}
              card={card}
              price={
                <>
                  <PiecePrice card={card} />
                  {!card.product_is_inactive && !card.mandatory && <QuickAdd card={card} category={kind} />}
                </>
              }
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** The list of accessories, or of software & services; the chosen device is in the address. */
const GoodsListPage = () => {
  const kind = useGoodsKind()
  const { t } = useTranslation("goods")
  const [params, setParams] = useSearchParams()
  const filter = deviceFilterOf(params.get("filter"))
  const prefetch = usePrefetchGoodsList(kind)
  const heading = useRef<HTMLHeadingElement>(null)

  const choose = (next: Filter) => setParams(next === "all" ? {} : { filter: next }, { state: { keepScroll: true } })

  /** The button goes with the empty list; the focus continues at the head of the full one. */
  const showAll = () => {
    choose("all")
    heading.current?.focus()
  }

  return (
    <>
      <PageTop title={t(`${kind}.title`)} description={t(`${kind}.description`)} canonical={listPathOf(kind)}>
        <p>{t(`${kind}.lead`)}</p>
      </PageTop>
      <div className="wrap">
        <DeviceFilter chosen={filter} onChoose={choose} onIntent={prefetch} />
        <h2 className="vh" ref={heading} tabIndex={-1}>
          {t(`${kind}.items`)}
        </h2>
        <Goods kind={kind} filter={filter} onShowAll={showAll} />
      </div>
    </>
  )
}

export default GoodsListPage
