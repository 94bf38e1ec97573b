import type { SearchHit } from "#shop/catalogue/wire/search"
import { Picture } from "@/components/picture/picture"
import { HitPrice } from "./hit-price"
import { KindLabel } from "./kind-label"
import { Marked } from "./marked"

/** A product in the list below the field: what it is, what it costs and whether it is rented or sold. */
export const Suggestion = ({ hit }: { hit: SearchHit }) => (
  <>
    <Picture source={hit.get_thumbnail} sizes="56px" loading="eager" />
    <span>
      <b>
        <Marked text={hit.name} marks={hit.highlights.name} />
      </b>
      <small>{hit.subtitle}</small>
    </span>
    <span className="pr">
      <HitPrice hit={hit} /> <KindLabel kind={hit.category} />
    </span>
  </>
)
