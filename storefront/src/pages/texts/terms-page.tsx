import { paths } from "../../lib/paths"
import { singleText } from "./single-text"

const terms = singleText({ block: "agb", words: "terms", canonical: paths.terms })

export const { page } = terms

export default terms.Page
