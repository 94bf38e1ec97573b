import { paths } from "../../lib/paths"
import { singleText } from "./single-text"

const imprint = singleText({ block: "impressum", words: "imprint", canonical: paths.imprint })

export const { page } = imprint

export default imprint.Page
