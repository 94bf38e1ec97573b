import { Button, Input } from "@medusajs/ui"
import { type FormEvent, useEffect, useState } from "react"

interface SearchFieldProps {
  label: string
  value: string
  onSearch(words: string): void
}

/** Searches when it is sent, not with each key; empty shows everything again. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [words, setWords] = useState(value)
  useEffect(() => setWords(value), [value])
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSearch(words.trim())
  }
  return (
    <search>
      <form onSubmit={send} className="flex gap-2">
        <Input
          type="search"
          size="small"
          maxLength={100}
          aria-label={label}
          placeholder={label}
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            if (target.value === "") onSearch("")
          }}
        />
        <Button type="submit" size="small" variant="secondary">
          Suchen
        </Button>
      </form>
    </search>
  )
}
