import { useEffect, useRef, useState } from "react"
import { useSearchParams } from "react-router-dom"
import { asked } from "./api/search"

const SETTLED_MS = 200

interface AddressQuery {
  /** What is in the field. */
  text: string
  setText: (text: string) => void
  /** What is searched: the address's `query`. */
  query: string
  /** Puts the field's text into the address as a step of its own, which the back button undoes. */
  submit: () => void
}

/**
 * The address holds the query. Typing replaces it once it pauses; coming back to another query (back button, a link) puts
 * that into the field.
 */
export function useAddressQuery(): AddressQuery {
  const [params, setParams] = useSearchParams()
  const query = asked(params.get("query") ?? "")
  const [text, setText] = useState(query)
  const written = useRef(query)

  useEffect(() => {
    if (query === written.current) return
    written.current = query
    setText(query)
  }, [query])

  const write = (replace: boolean) => {
    const next = asked(text)
    if (next === written.current) return
    written.current = next
    setParams(next === "" ? {} : { query: next }, { replace, state: { keepScroll: true } })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the pause after a change of the text that counts
  useEffect(() => {
    const timer = setTimeout(() => write(true), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])

  return { text, setText, query, submit: () => write(false) }
}
