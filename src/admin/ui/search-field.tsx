import { Button, Input } from "@medusajs/ui"
import { type KeyboardEvent, useState } from "react"
import { ScanButton } from "./scan/scan-button"

interface SearchFieldProps {
  label: string
  value: string
  onSearch(words: string): void
  /** What it finds is on labels, too. */
  canScan?: boolean
}

/**
 * Searches with Enter or the button, not with each key; empty shows everything again. No form of its own, so that it may
 * stand within one. Not of the type "search": Medusa's field then shows a picture without a name.
 */
export function SearchField({ label, value, onSearch, canScan = false }: SearchFieldProps) {
  const [words, setWords] = useState(value)
  const [searched, setSearched] = useState(value)
  if (value !== searched) {
    setSearched(value)
    setWords(value)
  }
  const search = () => onSearch(words.trim())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    event.preventDefault()
    search()
  }
  return (
    <search className="flex gap-2">
      <Input
        role="searchbox"
        enterKeyHint="search"
        size="small"
        maxLength={100}
        aria-label={label}
        placeholder={label}
        value={words}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setWords(target.value)
          if (target.value === "") onSearch("")
        }}
      />
      <Button type="button" size="small" variant="secondary" onClick={search}>
        Suchen
      </Button>
      {canScan && (
        <ScanButton isSmall size="small" otherwise="Bitte tippen Sie die Nummer ins Suchfeld." onFound={onSearch} />
      )}
    </search>
  )
}
