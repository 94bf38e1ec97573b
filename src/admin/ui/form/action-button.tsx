import { Button, toast, usePrompt } from "@medusajs/ui"
import type { ComponentProps } from "react"
import { useStaffChange } from "../../lib/use-staff-change"
import { refusedText } from "./refused"

interface ActionButtonProps extends Pick<ComponentProps<typeof Button>, "variant" | "aria-label"> {
  /** What it says. */
  action: string
  method?: "POST" | "DELETE"
  path: string
  body?: object
  /** Everything below this address is read again afterwards. */
  list: string
  /** What follows; asked before. */
  question?: string
  title?: string
  confirmText?: string
  /** Takes nothing away. */
  isHarmless?: boolean
  /** What is said once it is done. */
  done?: string
  onDone?(): void
}

/** A button for what is done at once or after a question, such as taking something away for good. */
export function ActionButton(props: ActionButtonProps) {
  const { action, method = "DELETE", path, body, list, question, isHarmless, done, onDone, ...rest } = props
  const { title = action, confirmText = action, variant = "secondary", ...label } = rest
  const ask = usePrompt()
  const { mutate, isPending } = useStaffChange(list)
  const press = async () => {
    const prompt = { title, description: question ?? "", confirmText, cancelText: "Abbrechen" }
    const isSure = question === undefined || (await ask(isHarmless ? { ...prompt, variant: "confirmation" } : prompt))
    if (!isSure) return
    mutate(
      { method, path, body },
      {
        onSuccess: () => {
          if (done) toast.success(done)
          onDone?.()
        },
        onError: (error) => toast.error(refusedText(error)),
      },
    )
  }
  return (
    <Button type="button" size="small" variant={variant} isLoading={isPending} onClick={() => void press()} {...label}>
      {action}
    </Button>
  )
}
