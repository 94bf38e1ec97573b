import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { chfWithRappen } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import { may } from "#shop/companies/rules/rights"
import type { CompanyAccount } from "#shop/companies/wire/company-account"
import { FailureNote } from "@/components/form/failure-note"
import { Form } from "@/components/form/form"
import { SubmitButton } from "@/components/form/submit-button"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/lib/toast"
import { useLimitOrders } from "../../api/company"
import "../texts"
import "@/components/form/fields.css"

/** As people write it: thousands apart, with or without Rappen. */
const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/
const written = (amount: string) => amount.replace(/['’\s]/g, "")
const schema = z.object({
  order_limit: z
    .string()
    .check(z.refine((amount) => written(amount) === "" || AMOUNT.test(written(amount)), "approvals:limit.invalid")),
})

const toWire = (amount: string): string | null => {
  const plain = written(amount)
  if (plain === "") return null
  const [francs, rappen = ""] = plain.split(".")
  return `${Number(francs)}.${rappen.padEnd(2, "0")}`
}

const LimitForm = ({ limit }: { limit: string | null }) => {
  const { t } = useTranslation("approvals")
  const form = useForm({ resolver: standardSchemaResolver(schema), defaultValues: { order_limit: limit ?? "" } })
  const save = useLimitOrders()
  return (
    <div className="form-narrow-2">
      <p>{t("limit.lead")}</p>
      <Form
        form={form}
        onSubmit={({ order_limit }) =>
          save.mutate(toWire(order_limit), {
            onSuccess: () => toast(t(toWire(order_limit) === null ? "limit.none" : "limit.saved")),
          })
        }
      >
        <TextField
          name="order_limit"
          label={t("limit.label")}
          hint={t("limit.hint")}
          inputMode="decimal"
          maxLength={15}
          autoComplete="off"
        />
        <FailureNote error={save.error} />
        <SubmitButton label={t("limit.save")} pending={save.isPending} />
      </Form>
    </div>
  )
}

/** What somebody may order alone: set by who manages, told to the others where there is one. */
export const OrderLimit = ({ company: { right, order_limit: limit } }: { company: CompanyAccount }) => {
  const { t } = useTranslation("approvals")
  const mayChange = may(right, "set-limit")
  if (!mayChange && limit === null) return null
  return (
    <section className="grp" aria-labelledby="order-limit">
      <h2 id="order-limit">{t("limit.title")}</h2>
      {mayChange ? (
        <LimitForm limit={limit} />
      ) : (
        limit !== null && <p>{t("limit.own", { limit: chfWithRappen(fromWireMoney(limit)) })}</p>
      )}
    </section>
  )
}
