import type { FieldValues } from "react-hook-form"
import { useResource } from "#admin/ui/form/use-resource"

export type TermList = "delivery-types" | "purposes" | "services"

/** What the lists of the terms have in common: where they are kept, and how an entry moves. */
export const termList = (id: TermList) => ({
  id,
  list: "/admin/rental/terms",
  moveOf: (entry: string, before: string | null) => ({
    path: `/admin/rental/${id}/order`,
    body: { id: entry, before },
  }),
})

interface Term<Values> {
  list: TermList
  /** Null for a new entry. */
  entry: { id: string; version: number } | null
  initial: Values
  onDone(): void
}

/** An entry of one of the lists while it is written. */
export const useTerm = <Values extends FieldValues>({ list, entry, initial, onDone }: Term<Values>) =>
  useResource<Values>({
    path: `/admin/rental/${list}${entry ? `/${entry.id}` : ""}`,
    list: "/admin/rental/terms",
    initial,
    version: entry?.version,
    done: "Gespeichert. Der Shop zeigt es sofort.",
    onDone,
  })
