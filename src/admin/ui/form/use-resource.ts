import { toast } from "@medusajs/ui"
import { useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form"
import { newKey } from "../../lib/new-key"
import { StaffRefusal, useStaffChange } from "../../lib/use-staff-change"
import { refusedFields, refusedVersion, type Version } from "./refused"
import { typedSince } from "./typed-since"

interface ResourceOptions<Values extends FieldValues, Answer> {
  /** Where it is sent. */
  path: string
  /** Everything below this address is read again afterwards. */
  list: string
  initial: Values
  /** The version that was opened, of what has one. */
  version?: Version
  /** What is sent of what was typed; without it all as it is. */
  body?(values: Values): object
  /** What is said once it is saved. */
  done?: string | ((answer: Answer, values: Values) => string)
  /** Is empty again once it is sent, for another one. */
  isRepeated?: boolean
  onDone?(answer: Answer, values: Values): void
  /** The field in which the server's field is typed, where they are called otherwise. */
  fieldOf?(name: string): string
}

/**
 * Something that staff write in a form: what was typed, whether it is saved, why it was refused. The server alone judges
 * what can be sent; a field's refusal goes once it is typed into, and a newer version of somebody else may be written over
 * knowingly.
 */
export function useResource<Values extends FieldValues, Answer extends object = object>(
  options: ResourceOptions<Values, Answer>,
) {
  const { mutate, error, isPending, reset } = useStaffChange<Answer>(options.list)
  const form = useForm<Values>({ defaultValues: options.initial as DefaultValues<Values> })
  // The list is read again while the form is open; what is changed is the version that was opened.
  const [opened, setOpened] = useState(options.version)
  const [newer, setNewer] = useState<Version | null>(null)
  const [refusals, setRefusals] = useState(0)
  const isSending = useRef(false)
  // The same until it is answered, so that what is sent again because the answer was lost is done once. With other words it is
  // refused if it was done; what has a version is judged by that.
  const sent = useRef({ text: "", key: "" })
  const { isDirty } = form.formState

  // What was refused is no longer what is typed; that somebody else was faster stays so.
  useEffect(() => {
    const forget = () => {
      if (refusedVersion(error) === null) reset()
    }
    const stop = form.subscribe({ formState: { values: true }, callback: forget })
    return stop
  }, [form, error, reset])

  const change = (part: Partial<Values>) => {
    for (const [name, value] of Object.entries(part))
      form.setValue(name as Path<Values>, value, { shouldDirty: true, shouldValidate: true })
  }
  const send = (extra: object = {}) => {
    if (isSending.current) return
    isSending.current = true
    form.clearErrors()
    void form.handleSubmit(() => post(extra), unread)()
  }
  const unread = () => {
    isSending.current = false
    setRefusals((count) => count + 1)
  }
  const post = (extra: object) => {
    // As it is now: what is typed into a list changes the very entries that are read here.
    const values = structuredClone(form.getValues())
    const version = newer ?? opened
    const body = { ...(options.body?.(values) ?? values), version, ...extra }
    const text = JSON.stringify(body)
    const isAnother = text !== sent.current.text && version !== undefined
    if (sent.current.text === "" || isAnother) sent.current = { text, key: newKey() }
    mutate(
      { method: "POST", path: options.path, body, key: sent.current.key },
      {
        onSuccess: (answer) => {
          sent.current.text = ""
          setNewer(null)
          if ("version" in answer) setOpened(answer.version as Version)
          // Who stays in the form goes on typing while it is sent; who leaves it has nothing to be asked for.
          const later: Partial<Values> = options.onDone ? {} : typedSince(values, form.getValues())
          // Drawn before anybody goes on: what is saved asks nobody whether to leave.
          flushSync(() => form.reset(options.isRepeated ? options.initial : values))
          change(later)
          const done = typeof options.done === "function" ? options.done(answer, values) : options.done
          if (done) toast.success(done)
          options.onDone?.(answer, values)
        },
        onError: (refusal) => {
          if (refusal instanceof StaffRefusal) sent.current.text = ""
          for (const [name, message] of refusedFields(refusal))
            form.setError((options.fieldOf?.(name) ?? name) as Path<Values>, { message })
          setNewer((before) => refusedVersion(refusal) ?? before)
          setRefusals((count) => count + 1)
        },
        onSettled: () => {
          isSending.current = false
        },
      },
    )
  }
  return {
    form,
    control: form.control,
    error,
    isPending,
    isDirty,
    /** The version of somebody else that a refusal told of. */
    newer,
    /** Counts refusals: each shows its first field. */
    refusals,
    /** Sends what is typed, and next to it `extra`. */
    send,
    /** Types several fields at once. */
    change,
    /** Takes what is stored now in place of what was typed. */
    take: (values: Values, version: Version) => {
      form.reset(values)
      setOpened(version)
      setNewer(null)
      reset()
    },
  }
}

export type Resource<Values extends FieldValues> = ReturnType<typeof useResource<Values>>

/** What a form of any values needs of its resource. */
export type AnyResource = Pick<Resource<FieldValues>, "error" | "isPending" | "isDirty" | "newer" | "refusals" | "send">
