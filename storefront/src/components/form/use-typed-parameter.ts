import { useEffect, useRef, useState } from "react"
import { useSearchParams } from "react-router-dom"

const SETTLED_MS = 200

interface TypedParameter {
  /** What is in the field. */
  text: string
  setText: (text: string) => void
  /** What the address says. */
  value: string
  /** Puts the field's text into the address as a step of its own, which the back button undoes. */
  submit: () => void
}

/**
 * A field whose text is a parameter of the address. Typing replaces it once it pauses; coming back to another one (back
 * button, a link) puts that into the field.
 * @param settled the text as the address has it
 */
export function useTypedParameter(name: string, settled: (text: string) => string): TypedParameter {
  const [params, setParams] = useSearchParams()
  const value = settled(params.get(name) ?? "")
  const [text, setText] = useState(value)
  const written = useRef(value)

  useEffect(() => {
    if (value === written.current) return
    written.current = value
    setText(value)
  }, [value])

  const write = (replace: boolean) => {
    const next = settled(text)
    if (next === written.current) return
    written.current = next
    const changed = new URLSearchParams(params)
    if (next === "") changed.delete(name)
    else changed.set(name, next)
    setParams(changed, { replace, state: { keepScroll: true } })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the pause after a change of the text that counts
  useEffect(() => {
    const timer = setTimeout(() => write(true), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text, params])

  return { text, setText, value, submit: () => write(false) }
}
