import { buildStorefront } from "../../scripts/lib/build/build.mjs"

/** The storefront built from the sources as they stand: without it pages are 503, and most of them would pass for busy. */
export default buildStorefront
