import { Button } from "@medusajs/ui"
import type { ReactNode } from "react"
import { RunningUploads, useRunningUploads } from "../files/running-uploads"
import { GeneralErrors } from "../form-parts"
import { LeaveGuard } from "../leave-guard"
import { DrawerFrame, ModalFrame } from "./form-frames"
import { holdsUnread } from "./guard/holds-unread"
import { useAskBeforeClosing } from "./guard/use-ask-before-closing"
import { useWrongFieldFocus } from "./guard/use-wrong-field-focus"
import type { AnyResource } from "./use-resource"

interface ResourceFormProps {
  /** At the side of the page, or, for a long one, over all of it. */
  as: "drawer" | "modal"
  resource: AnyResource
  title: string
  /** What the button that sends says, and what it says once somebody else was faster. */
  action?: string
  overwrite?: string
  /** False while there is nothing to send yet. */
  isReady?: boolean
  /** Sends in place of the resource's own way. */
  onSend?(): void
  /** Takes what somebody else saved in place of what was typed; null until that is read. */
  onTakeLatest?: (() => void) | null
  onClose(): void
  children: ReactNode
}

const FRAMES = { drawer: DrawerFrame, modal: ModalFrame }

/** A form of one resource: its fields, what is to say about it as a whole, and two buttons. Leaving asks if something was typed, sending waits for files. */
export function ResourceForm(props: ResourceFormProps) {
  const { as, resource, title, action = "Speichern", overwrite = "Trotzdem speichern", isReady = true } = props
  const { onTakeLatest, onClose, children } = props
  const form = useWrongFieldFocus(resource.refusals)
  const { isUploading, report } = useRunningUploads()
  const isDirty = resource.isDirty || isUploading
  const close = useAskBeforeClosing(() => isDirty || holdsUnread(form.current), onClose)
  const Frame = FRAMES[as]
  return (
    <Frame
      title={title}
      action={resource.newer === null ? action : overwrite}
      isPending={resource.isPending}
      isReady={isReady && !isUploading}
      form={form}
      onSend={props.onSend ?? (() => resource.send())}
      onClose={close}
    >
      <RunningUploads.Provider value={report}>{children}</RunningUploads.Provider>
      <GeneralErrors error={resource.error} />
      {resource.newer !== null && onTakeLatest !== undefined && (
        <Button
          type="button"
          size="small"
          variant="secondary"
          className="self-start"
          disabled={onTakeLatest === null}
          onClick={() => onTakeLatest?.()}
        >
          Neuen Stand laden
        </Button>
      )}
      {isDirty && <LeaveGuard isDirty />}
    </Frame>
  )
}
