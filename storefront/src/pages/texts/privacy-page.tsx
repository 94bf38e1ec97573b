import { paths } from "../../lib/paths"
import { singleText } from "./single-text"

const privacy = singleText({ block: "datenschutz", words: "privacy", canonical: paths.privacy })

export const { page } = privacy

export default privacy.Page
