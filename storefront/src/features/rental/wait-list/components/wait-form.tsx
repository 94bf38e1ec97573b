import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import * as z from "zod/mini"
import { periodInWords } from "#kernel/format-day"
import { type RentalPeriod, rentalPeriod } from "#shop/rental/rules/rental-period"
import { MAX_FLEX_DAYS } from "#shop/wait-list/rules/wanted-periods"
import { waitListBody } from "#shop/wait-list/wire/wait-list"
import { Button } from "@/components/button"
import { FailureNote } from "@/components/form/failure-note"
import { Form } from "@/components/form/form"
import { SubmitButton } from "@/components/form/submit-button"
import { TextField } from "@/components/form/text-field"
import { Note } from "@/components/note"
import { ApiError } from "@/lib/http/api-error"
import { paths } from "@/lib/paths"
import { unbroken } from "@/lib/unbroken"
import { useJoinWaitList, useOwnEmail } from "../api/wait-list"
import "../texts"
import { FlexField } from "./flex-field"

const waitForm = z.object({ email: waitListBody.shape.email, flex: z.string() })
type WaitFormValues = z.infer<typeof waitForm>

interface WaitFormProps {
  product: { id: string; name: string }
  deliveryId: string
  period: RentalPeriod
  onChoose: (period: RentalPeriod) => void
}

/** A period that the shop names as free where one was to be waited for. */
function freePeriodOf(error: Error | null): RentalPeriod | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const { alternatives = [] } = (error.body ?? {}) as {
    alternatives?: Record<"rentalstartdate" | "rentalenddate", string>[]
  }
  const [free] = alternatives
  return free ? rentalPeriod(free.rentalstartdate, free.rentalenddate) : null
}

/** 'Benachrichtigen, wenn frei': what is typed stays for whatever period; an answer is of the one that was asked for. */
const WaitForm = ({ product, deliveryId, period, onChoose }: WaitFormProps) => {
  const { t } = useTranslation("waitList")
  const form = useForm<WaitFormValues>({
    resolver: standardSchemaResolver(waitForm),
    values: { email: useOwnEmail(), flex: "0" },
    resetOptions: { keepDirtyValues: true },
  })
  const joining = useJoinWaitList()
  const { variables: asked } = joining
  const isAsked =
    asked?.rentalstartdate === period.start && asked.rentalenddate === period.end && asked.delivery === deliveryId
  const error = isAsked ? joining.error : null
  const free = freePeriodOf(error)
  const join = ({ email, flex }: WaitFormValues) =>
    joining.mutate({
      email,
      product: product.id,
      delivery: deliveryId,
      rentalstartdate: period.start,
      rentalenddate: period.end,
      flex_days: Number(flex),
    })

  if (isAsked && joining.data)
    return (
      <Note kind="ok">
        <p>{t(`form.${joining.data.state}`)}</p>
      </Note>
    )
  return (
    <Form form={form} onSubmit={join}>
      <p>{unbroken(t("form.text", { product: product.name, period: periodInWords(period) }))}</p>
      <TextField name="email" label={t("form.email")} type="email" autoComplete="email" />
      <FlexField most={MAX_FLEX_DAYS} />
      <p className="hint">
        {t("form.consent")}{" "}
        <Link to={paths.privacy} target="_blank">
          {t("form.privacy")}
        </Link>
        .
      </p>
      <FailureNote error={error} />
      {free && (
        <div>
          <Button look="2" onClick={() => onChoose(free)}>
            {t("choose")}
          </Button>
        </div>
      )}
      <SubmitButton label={t("form.submit")} pending={isAsked && joining.isPending} />
    </Form>
  )
}

export default WaitForm
