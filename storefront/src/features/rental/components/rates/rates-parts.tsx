import { type ComponentProps, memo } from "react"
import { hasRate } from "#shop/rental/rules/rental-rates"
import { lazyPart } from "@/lib/page/lazy-part"
import type RateLadder from "./rate-ladder"
import type RentByRates from "./rent-by-rates"
import "../../styles/rate-ladder.css"

/** Chunks of their own, which only the pages of products with rates load; the server has them loaded and renders them. */
export const rateLadder = lazyPart<ComponentProps<typeof RateLadder>>(() => import("./rate-ladder"))
export const rentByRates = lazyPart<ComponentProps<typeof RentByRates>>(() => import("./rent-by-rates"))

/** The product's rates, if it has some. */
export const LadderPart = memo(
  (props: ComponentProps<typeof RateLadder>) => props.prices.rates.length > 0 && <rateLadder.Later {...props} />,
)

/** How rates make up the rent, where they do. */
export const ByRatesPart = (props: ComponentProps<typeof RentByRates>) =>
  hasRate(props.price.parts) && <rentByRates.Later {...props} />
