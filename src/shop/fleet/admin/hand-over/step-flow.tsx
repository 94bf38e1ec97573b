import { Button, Heading, Text } from "@medusajs/ui"
import { type FormEvent, type ReactNode, useEffect, useRef } from "react"
import { RunningUploads, useRunningUploads } from "#admin/ui/files/running-uploads"

export interface Step {
  title: string
  content: ReactNode
  /** What leads on; the next step as a rule. Answers whether it may go on. */
  onNext?(): Promise<boolean> | boolean
  isBusy?: boolean
}

interface StepFlowProps {
  steps: Step[]
  current: number
  onGoTo(step: number): void
  /** What the button of the last step says, and does. */
  action: string
  onSend(): void
  isSending: boolean
}

/** One thing at a time, with both buttons where the thumb is. Enter leads on, as a hand scanner sends it. The last one waits for photos. */
export function StepFlow({ steps, current, onGoTo, action, onSend, isSending }: StepFlowProps) {
  const heading = useRef<HTMLDivElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current !== current) heading.current?.focus()
    shown.current = current
  }, [current])
  const { title, content, onNext, isBusy = false } = steps[current]
  const isLast = current === steps.length - 1
  const { isUploading, report } = useRunningUploads()
  const isWaiting = isBusy || isSending || (isLast && isUploading)
  const goOn = async (event: FormEvent) => {
    event.preventDefault()
    if (isWaiting) return
    if (onNext && !(await onNext())) return
    if (isLast) onSend()
    else onGoTo(current + 1)
  }
  return (
    <form onSubmit={goOn} className="flex flex-col" noValidate>
      <div className="flex flex-col gap-y-4 px-4 py-4">
        <div ref={heading} tabIndex={-1} className="outline-none">
          <Text size="xsmall" className="text-ui-fg-subtle">
            Schritt {current + 1} von {steps.length}
          </Text>
          <Heading level="h2">{title}</Heading>
        </div>
        <RunningUploads.Provider value={report}>{content}</RunningUploads.Provider>
      </div>
      <div className="bg-ui-bg-base border-ui-border-base sticky bottom-0 flex gap-3 border-t p-4">
        {current > 0 && (
          <Button type="button" variant="secondary" className="h-11 flex-1" onClick={() => onGoTo(current - 1)}>
            Zurück
          </Button>
        )}
        <Button type="submit" className="h-11 flex-1" isLoading={isWaiting}>
          {isLast ? action : "Weiter"}
        </Button>
      </div>
    </form>
  )
}
