import { toast } from "@medusajs/ui"
import { useState } from "react"
import { newerVersion } from "#admin/lib/newer-version"
import { useStaffChange } from "#admin/lib/use-staff-change"

interface EntryForm<Body> {
  list: "delivery-types" | "purposes" | "services"
  /** Null for a new entry. */
  entry: { id: string; version: number } | null
  initial: Body
  onDone(): void
}

/** An entry while it is written; refused, what was typed stays. */
export function useEntryForm<Body extends object>({ list, entry, initial, onDone }: EntryForm<Body>) {
  const [body, setBody] = useState(initial)
  const [version, setVersion] = useState(entry?.version)
  const { mutate, error, isPending } = useStaffChange("/admin/rental/terms")
  const change = (part: Partial<Body>) => setBody((before) => ({ ...before, ...part }))
  const send = (isConfirmed: boolean) =>
    mutate(
      {
        method: "POST",
        path: `/admin/rental/${list}${entry ? `/${entry.id}` : ""}`,
        body: { ...body, version, is_confirmed: isConfirmed },
      },
      {
        onSuccess: () => {
          toast.success("Gespeichert. Der Shop zeigt es sofort.")
          onDone()
        },
        onError: (refusal) => {
          const latest = newerVersion(refusal)
          if (latest !== null) setVersion(latest)
        },
      },
    )
  return { body, change, send, error, isPending }
}
