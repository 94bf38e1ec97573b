import { Button } from "@medusajs/ui"
import { type FormEvent, type ReactNode, useContext, useEffect } from "react"
import { Box } from "../box"
import { GeneralErrors } from "../form-parts"
import { DirtyBoxes } from "./guard/guarded-boxes"
import { useWrongFieldFocus } from "./guard/use-wrong-field-focus"
import type { AnyResource } from "./use-resource"

interface ResourceBoxProps {
  resource: AnyResource
  title: string
  /** Names the box for tests and links. */
  id: string
  /** What it is about, and what follows from a change. */
  hint?: string
  children: ReactNode
}

/** A form within a page, with its own button; inside `GuardedBoxes`. */
export function ResourceBox({ resource, title, id, hint, children }: ResourceBoxProps) {
  const { error, isPending, isDirty, newer, refusals, send } = resource
  const report = useContext(DirtyBoxes)
  const form = useWrongFieldFocus(refusals)
  useEffect(() => {
    report(id, isDirty)
  }, [report, id, isDirty])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <Box title={title} id={id} hint={hint}>
      <form ref={form} onSubmit={submit} noValidate aria-label={title}>
        <div className="grid grid-cols-1 gap-4 px-6 py-4 md:grid-cols-2">{children}</div>
        <div className="flex flex-col items-end gap-y-2 border-t px-6 py-4">
          <GeneralErrors error={error} />
          <Button type="submit" size="small" isLoading={isPending} disabled={!isDirty}>
            {newer === null ? "Speichern" : "Trotzdem speichern"}
          </Button>
        </div>
      </form>
    </Box>
  )
}
