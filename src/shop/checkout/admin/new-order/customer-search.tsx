import { Input, Text } from "@medusajs/ui"
import { type KeyboardEvent, useId, useState } from "react"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { useTypedLater } from "#admin/lib/use-typed-later"
import type { StaffCustomerHit, StaffCustomerHits } from "#shop/accounts/wire/staff-customers"
import { BlockedCustomers } from "./blocked-customers"

interface CustomerSearchProps {
  onChoose(customerId: string): void
  /** Nobody is called so: the words that were typed. */
  onNew(words: string): void
}

const SHOWN = 7

const shownAs = (one: StaffCustomerHit) => ({
  key: one.id,
  name: one.company || one.name || one.email,
  about: [one.name, one.city, one.phone, one.email].filter(Boolean).join(" · "),
})

/**
 * Finds who calls, by keyboard alone: typing, arrows, Enter; the last of the list makes him. Who is blocked can't be chosen, and
 * isn't made a second time by an Enter.
 */
export function CustomerSearch({ onChoose, onNew }: CustomerSearchProps) {
  const id = useId()
  const [words, setWords] = useState("")
  const [at, setAt] = useState<number | null>(null)
  const asked = useTypedLater(words.trim())
  const { data } = useStaffQuery<StaffCustomerHits>(`/admin/customer-search?q=${encodeURIComponent(asked)}`)
  const isOpen = words.trim() !== ""
  const isAnswered = asked === words.trim() && data !== undefined
  const found = asked === "" ? [] : (data?.customers ?? [])
  const hits = found.filter((one) => !one.is_deactivated).slice(0, SHOWN)
  const blocked = found.filter((one) => one.is_deactivated).slice(0, SHOWN)
  const options = [
    ...hits.map((one) => ({ ...shownAs(one), choose: () => onChoose(one.id) })),
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
  const first = hits.length === 0 && blocked.length > 0 ? -1 : 0
  const chosen = Math.min(at ?? first, options.length - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    if (event.key === "ArrowDown" && hasOptions) setAt((chosen + 1) % options.length)
    else if (event.key === "ArrowUp" && hasOptions) setAt((chosen > 0 ? chosen : options.length) - 1)
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
        aria-activedescendant={hasOptions && chosen >= 0 ? `${id}-${chosen}` : undefined}
        placeholder="Firma, Person, E-Mail oder Telefon"
        autoComplete="off"
        autoFocus
        maxLength={100}
        value={words}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setWords(target.value)
          setAt(null)
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
      {isOpen && blocked.length > 0 && <BlockedCustomers customers={blocked.map(shownAs)} />}
    </div>
  )
}
