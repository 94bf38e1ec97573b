import { useTranslation } from "react-i18next"
import type { SearchHit } from "#shop/catalogue/wire/search"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { useTypedParameter } from "../../components/form/use-typed-parameter"
import { PageHead } from "../../components/page-head"
import { Spinner } from "../../components/spinner"
import { useLoggedFailure } from "../../components/use-logged-failure"
import { PiecePrice } from "../../features/catalogue/components/piece-price"
import { ProductCard } from "../../features/catalogue/components/product-card"
import { DailyPrice } from "../../features/rental/components/daily-price"
import { asked, searchQuery, useSearch } from "../../features/search/api/search"
import { Areas } from "../../features/search/components/areas"
import { KindLabel } from "../../features/search/components/kind-label"
import { Marked } from "../../features/search/components/marked"
import { SearchForm } from "../../features/search/components/search-form"
import "../../features/search/texts"
import { definePage } from "../../lib/page/page-module"
import "@/styles/parts/cards.css"
import "@/styles/parts/found.css"
import "@/features/search/search.css"
import "@/components/states/empty.css"

export const page = definePage({
  parameters: { query: "any" },
  queries: ({ query }) => {
    const words = asked(query.get("query") ?? "")
    return words === "" ? [] : [searchQuery(words)]
  },
})

const Hit = ({ hit }: { hit: SearchHit }) => {
  const { name, subtitle, product_card_info } = hit.highlights
  return (
    <ProductCard
      card={hit}
      marked={{
        name: <Marked text={hit.name} marks={name} />,
        subtitle: <Marked text={hit.subtitle} marks={subtitle} />,
        product_card_info: <Marked text={hit.product_card_info} marks={product_card_info} />,
      }}
      price={
        <>
          {hit.category === "rental" ? <DailyPrice price={hit.price} /> : <PiecePrice card={hit} />}
          <KindLabel kind={hit.category} />
        </>
      }
    />
  )
}

/** A failed search shows nothing but the spinner (spec "public shop" §8). */
const Results = ({ query }: { query: string }) => {
  const { t } = useTranslation("search")
  const { data: hits, error, isPlaceholderData, refetch } = useSearch(query)
  useLoggedFailure("Search", error)

  if (!hits || (error && isPlaceholderData)) return <Spinner onRetry={refetch} />
  return (
    <>
      <p className="result" role="status" lang="en">
        <b>
          {isPlaceholderData
            ? "\u00a0"
            : t(hits.length > 0 ? "page.count" : "page.none", { count: hits.length, query })}
        </b>
      </p>
      {hits.length === 0 ? (
        <div className="empty">
          <p lang="en">{t("page.noneHint")}</p>
          <Areas />
        </div>
      ) : (
        <ul className="cards cards-l" aria-busy={isPlaceholderData}>
          {hits.map((hit) => (
            <Hit key={hit.id} hit={hit} />
          ))}
        </ul>
      )}
    </>
  )
}

const SearchPage = () => {
  const { t } = useTranslation("search")
  const { text, setText, value: query, submit } = useTypedParameter("query", asked)
  return (
    <>
      <PageHead title={t("page.title")} />
      <Breadcrumbs crumbs={[{ label: t("page.title") }]} />
      <div className="wrap pagehead">
        <h1 lang="en">{t("page.title")}</h1>
      </div>
      <div className="wrap">
        <SearchForm text={text} onType={setText} onSubmit={submit} />
        <h2 className="vh" lang="en">
          {t("page.results")}
        </h2>
        {query === "" ? (
          <div className="empty">
            <p lang="en">{t("page.hint")}</p>
            <Areas />
          </div>
        ) : (
          <Results query={query} />
        )}
      </div>
    </>
  )
}

export default SearchPage
