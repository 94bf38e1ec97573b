import type { ReactNode } from "react"

const MARKED = /(<\w+>.*?<\/\w+>)/
const PARTS = /^<(\w+)>(.*)<\/\1>$/

interface MarkedTextProps {
  /** A sentence of the locales with marked stretches: `unsere <terms>AGB</terms>`. */
  text: string
  /** What stands for each mark, given the text between. */
  marks: Record<string, (inner: string) => ReactNode>
}

/** Sets links and figures into a sentence, where the translation wants them. A mark nobody knows is plain text. */
export const MarkedText = ({ text, marks }: MarkedTextProps) =>
  text.split(MARKED).map((part) => {
    const [, name, inner] = PARTS.exec(part) ?? []
    return name && inner !== undefined ? (marks[name]?.(inner) ?? inner) : part
  })
