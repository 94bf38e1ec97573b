import { EarlierCart } from "./earlier-cart"
import { EmptyCart } from "./empty-cart"

/** What there is to do where nothing can be ordered. */
const NoOrder = () => (
  <>
    <EarlierCart canMerge={false} />
    <EmptyCart />
  </>
)

export default NoOrder
