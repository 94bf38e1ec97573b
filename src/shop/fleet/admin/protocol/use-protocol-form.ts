import { useEffect, useRef, useState } from "react"
import { useDraft } from "#admin/lib/use-draft"
import { StaffRefusal, useStaffChange } from "#admin/lib/use-staff-change"
import type { ProtocolBody } from "../../wire/staff-handover"
import { type ProtocolDraft, protocolBodyOf } from "./protocol-draft"

interface ProtocolForm<Draft, Answer> {
  /** Names what was typed, in the tab. */
  key: string
  initial: Draft
  /** Where it is sent. */
  path: string
  checklist: readonly string[]
  /** The fields of each step, so that a refusal leads back to where it belongs. */
  fieldsOf: readonly (readonly string[])[]
  /** What is sent next to the protocol. */
  bodyOf(draft: Draft): object
  /** Told once it is done, even if what was read then has taken the form away. */
  onDone?(answer: Answer): void
}

/** Whether something was refused about the field, or a field within it. */
const isAbout = ({ body }: StaffRefusal, field: string) =>
  Object.keys(body).some((name) => name === field || name.startsWith(`${field}.`))

/** What a hand-over and a return have in common: a draft that is kept, sent once at a time, and led back by refusals. */
export function useProtocolForm<Draft extends ProtocolDraft, Answer>(form: ProtocolForm<Draft, Answer>) {
  const { draft, change, forget } = useDraft<Draft>(form.key, form.initial)
  const { mutate, isPending, error: refusal, data } = useStaffChange<Answer>("/admin")
  const [uploadError, setUploadError] = useState<Error | null>(null)
  const isOnItsWay = useRef(false)
  const error = uploadError ?? refusal
  const { fieldsOf } = form
  const goTo = (step: number) => change({ step } as Partial<Draft>)

  const ledBack = useRef<Error | null>(null)
  useEffect(() => {
    if (!(refusal instanceof StaffRefusal) || ledBack.current === refusal) return
    ledBack.current = refusal
    const step = fieldsOf.findIndex((fields) => fields.some((field) => isAbout(refusal, field)))
    if (step >= 0) change({ step } as Partial<Draft>)
  }, [refusal, change, fieldsOf])

  const send = async () => {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    setUploadError(null)
    try {
      const protocol: ProtocolBody = await protocolBodyOf(draft, form.checklist)
      const body = { ...form.bodyOf(draft), ...protocol }
      mutate({ method: "POST", path: form.path, body }, { onSuccess: finish, onSettled: release })
    } catch (failure) {
      setUploadError(failure as Error)
      release()
    }
  }
  const finish = (answer: Answer) => {
    forget()
    form.onDone?.(answer)
  }
  const release = () => {
    isOnItsWay.current = false
  }
  return { draft, change, goTo, send, error, isSending: isPending || isOnItsWay.current, done: data ?? null }
}
