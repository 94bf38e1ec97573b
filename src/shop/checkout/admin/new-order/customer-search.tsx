import { Input, Text } from "@medusajs/ui"
import { type KeyboardEvent, useId, useState } from "react"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { useTypedLater } from "#admin/lib/use-typed-later"
import type { StaffCustomerHits } from "#shop/accounts/wire/staff-customers"

interface CustomerSearchProps {
  onChoose(customerId: string): void
  /** Nobody is called so: the words that were typed. */
  onNew(words: string): void
}

const SHOWN = 7

/** Finds who calls, by keyboard alone: typing, arrows, Enter; the last of the list makes him. */
export function CustomerSearch({ onChoose, onNew }: CustomerSearchProps) {
  const id = useId()
  const [words, setWords] = useState("")
  const [at, setAt] = useState(0)
  const asked = useTypedLater(words.trim())
  const { data } = useStaffQuery<StaffCustomerHits>(`/admin/customer-search?q=${encodeURIComponent(asked)}`)
  const isOpen = words.trim() !== ""
  const isAnswered = asked === words.trim() && data !== undefined
  const hits = (asked === "" ? [] : (data?.customers ?? [])).filter((one) => !one.is_deactivated).slice(0, SHOWN)
  const options = [
    ...hits.map((one) => ({
      key: one.id,
      name: one.company || one.name || one.email,
      about: [one.name, one.city, one.phone, one.email].filter(Boolean).join(" · "),
      choose: () => onChoose(one.id),
    })),
    // Not before the answer: a click meant for who is just being found would make somebody else.
    ...(isAnswered
      ? [
          {
            key: "new",
            name: `Neuer Kunde «${words.trim()}»`,
            about: "Konto eröffnen",
            choose: () => onNew(words.trim()),
          },
        ]
      : []),
  ]
  const hasOptions = isOpen && options.length > 0
  const chosen = Math.max(0, Math.min(at, options.length - 1))
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    if (event.key === "ArrowDown" && hasOptions) setAt((chosen + 1) % options.length)
    else if (event.key === "ArrowUp" && hasOptions) setAt((chosen + options.length - 1) % options.length)
    else if (event.key === "Escape") setWords("")
    else if (event.key !== "Enter") return
    event.preventDefault()
    // What is still being searched for isn't chosen unseen.
    if (event.key === "Enter" && isAnswered) options[chosen]?.choose()
  }
  return (
    <div className="relative">
      <Input
        role="combobox"
        aria-label="Kunde suchen"
        aria-expanded={hasOptions}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={hasOptions ? `${id}-${chosen}` : undefined}
        placeholder="Firma, Person, E-Mail oder Telefon"
        autoComplete="off"
        autoFocus
        maxLength={100}
        value={words}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setWords(target.value)
          setAt(0)
        }}
      />
      <div
        id={id}
        role="listbox"
        aria-label="Gefundene Kunden"
        hidden={!hasOptions}
        className="mt-2 overflow-hidden rounded-lg border"
      >
        {hasOptions &&
          options.map(({ key, name, about, choose }, index) => (
            <button
              type="button"
              tabIndex={-1}
              key={key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === chosen}
              className={`block w-full px-3 py-2 text-left ${index === chosen ? "bg-ui-bg-base-hover" : ""}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={choose}
            >
              <Text as="span" size="small" weight="plus" className="block break-words">
                {name}
              </Text>
              <Text as="span" size="small" className="block break-words text-ui-fg-subtle">
                {about}
              </Text>
            </button>
          ))}
      </div>
    </div>
  )
}
