import { Container } from "@medusajs/ui"
import { type ReactNode, useState } from "react"
import { SearchField } from "./search-field"

interface SearchBoxProps {
  /** Names the box for tests. */
  id: string
  label: string
  /** What the words find. */
  children(words: string): ReactNode
}

/**
 * A search of our own above one of Medusa's lists, from the first moment, also before the page's arrangement is known, so
 * that it doesn't move while the list comes.
 */
export function SearchBox({ id, label, children }: SearchBoxProps) {
  const [words, setWords] = useState("")
  return (
    <Container className="order-first divide-y p-0" data-testid={id}>
      <div className="px-6 py-4">
        <SearchField label={label} value={words} onSearch={setWords} />
      </div>
      {words !== "" && children(words)}
    </Container>
  )
}
