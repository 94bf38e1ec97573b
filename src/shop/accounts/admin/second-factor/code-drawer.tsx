import type { ReactNode } from "react"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { FactorCodeBody } from "../../wire/second-factor"

interface CodeDrawerProps<Answer> {
  title: string
  /** What the button says. */
  action: string
  /** What the code is for: a call below `/admin/own-factor`. */
  call: "confirm" | "recovery-codes" | "off"
  done: string
  onDone(answer: Answer): void
  onClose(): void
  /** What stands above the field. */
  children: ReactNode
}

/** Asks for the code that the app shows now. */
export function CodeDrawer<Answer extends object>(props: CodeDrawerProps<Answer>) {
  const { title, action, call, done, onDone, onClose, children } = props
  const resource = useResource<FactorCodeBody, Answer>({
    path: `/admin/own-factor/${call}`,
    list: "/admin/own",
    initial: { code: "" },
    done,
    onDone,
  })
  return (
    <ResourceForm as="drawer" resource={resource} title={title} action={action} onClose={onClose}>
      {children}
      <TextField
        control={resource.control}
        label="Code aus der App"
        name="code"
        inputMode="numeric"
        hint="Sechs Ziffern; alle 30 Sekunden sind es andere."
      />
    </ResourceForm>
  )
}
