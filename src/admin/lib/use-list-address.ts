import { useSearchParams } from "react-router-dom"

/** What a list shows, kept in the page's address: it can be linked, and 'back' goes back to it. */
export function useListAddress<Name extends string>(standard: Record<Name, string>, limit = 25) {
  const [parameters, setParameters] = useSearchParams()
  const shown = Object.fromEntries(
    (Object.keys(standard) as Name[]).map((name) => [name, parameters.get(name) ?? standard[name]]),
  ) as Record<Name, string>
  const offset = Math.max(0, Number.parseInt(parameters.get("offset") ?? "0", 10) || 0)

  const write = (change: (next: URLSearchParams) => void) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before)
        change(next)
        return next
      },
      { replace: true },
    )
  return {
    shown,
    offset,
    limit,
    /** Another filter begins on the first page. */
    show: (changes: Partial<Record<Name, string>>) =>
      write((next) => {
        for (const [name, value] of Object.entries(changes) as [Name, string][]) {
          if (value === standard[name]) next.delete(name)
          else next.set(name, value)
        }
        next.delete("offset")
      }),
    turn: (to: number) => write((next) => next.set("offset", String(to))),
    /** For the route that answers the list; empty fields are left out. */
    query: new URLSearchParams([
      ...Object.entries<string>(shown).filter(([, value]) => value !== ""),
      ["limit", String(limit)],
      ["offset", String(offset)],
    ]).toString(),
  }
}
