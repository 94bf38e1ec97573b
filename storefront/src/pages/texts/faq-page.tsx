import { paths } from "../../lib/paths"
import { singleText } from "./single-text"

const faq = singleText({ block: "faq", words: "faq", canonical: paths.faq, subjectOf: (questions) => ({ questions }) })

export const { page } = faq

export default faq.Page
