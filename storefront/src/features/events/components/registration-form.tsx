import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useMutation } from "@tanstack/react-query"
import { useEffect } from "react"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { EventCard, EventLocation, RegistrationBody } from "#shop/events/wire/events"
import { registrationBody } from "#shop/events/wire/events"
import { FailureNote } from "@/components/form/failure-note"
import { Form } from "@/components/form/form"
import { SubmitButton } from "@/components/form/submit-button"
import { useIsHydrated } from "@/lib/page/hydrated"
import { paths } from "@/lib/paths"
import type { KnownRegistrant } from "../api/known-registrant"
import { register } from "../api/register"
import { eventAt, useMinute } from "../event-dates"
import { registrationDraft } from "../registration-draft"
import "../texts"
import { EventField } from "./event-field"
import { RegistrantFields } from "./registrant-fields"

interface RegistrationFormProps {
  /** All events; undefined while they are unknown, when every place can be chosen and the server decides. */
  events: EventCard[] | undefined
  /** What the form begins with. */
  draft: RegistrationBody
  /** What is filled in where nothing has been typed. */
  known: KnownRegistrant | undefined
  onPlaceChange: (location: string) => void
  onRegistered: (event: EventCard) => void
}

/** Nothing typed is lost: not by a refusal, nor by a reload or a look at another page. */
export const RegistrationForm = ({ events, draft, known, onPlaceChange, onRegistered }: RegistrationFormProps) => {
  const { t } = useTranslation("events")
  const minute = useMinute()
  const isHydrated = useIsHydrated()
  const form = useForm<RegistrationBody>({
    resolver: standardSchemaResolver(registrationBody),
    defaultValues: draft,
  })
  const registration = useMutation({
    mutationFn: register,
    onSuccess({ event }) {
      registrationDraft.clear()
      onRegistered(event)
    },
  })

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback({ values }) {
        registrationDraft.set(values, known)
        onPlaceChange(values.location)
      },
    })
    return stop
  }, [form, known, onPlaceChange])

  useEffect(() => {
    const open = (Object.keys(known ?? {}) as (keyof RegistrationBody)[]).filter((field) => !form.getValues(field))
    for (const field of open) form.setValue(field, known?.[field] ?? "")
  }, [form, known])

  // A place that the address named before the events were known may have none.
  useEffect(() => {
    const place = form.getValues("location")
    if (events && place && !eventAt(events, place, minute))
      form.resetField("location", { defaultValue: "" as EventLocation })
  }, [form, events, minute])

  return (
    <Form form={form} onSubmit={(body) => registration.mutate(body)}>
      {/* What is typed before the form is alive would be lost. */}
      <fieldset className="stack" disabled={!isHydrated}>
        <EventField events={events} />
        <RegistrantFields />
        <p className="hint">
          {t("registration.privacy")}
          <Link to={paths.privacy} target="_blank">
            {t("registration.privacyLink")}
          </Link>
          .
        </p>
        <FailureNote error={registration.error} />
        <SubmitButton label={t("registration.submit")} pending={registration.isPending} />
      </fieldset>
    </Form>
  )
}
