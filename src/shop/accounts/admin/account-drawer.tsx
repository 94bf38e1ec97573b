import { Select, toast } from "@medusajs/ui"
import { useState } from "react"
import { newerState } from "#admin/lib/newer-version"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import { TextField } from "#admin/ui/text-field"
import { SECTORS } from "../wire/account"
import type { StaffAccountBody, StaffCustomerAccount } from "../wire/staff-customers"
import { CompanyLookup } from "./company-lookup"

interface AccountDrawerProps {
  customerId: string
  account: StaffCustomerAccount
  onClose(): void
}

const LINES = [
  ["first_name", "Vorname"],
  ["last_name", "Name"],
  ["address", "Adresse"],
  ["postalcode", "PLZ"],
  ["city", "Ort"],
  ["phone", "Telefon"],
] as const

/** Company and person, by the rules of the customer's own profile page; the company can be taken from the register. */
export function AccountDrawer({ customerId, account, onClose }: AccountDrawerProps) {
  const [body, setBody] = useState<StaffAccountBody>(() => editable(account))
  const change = (part: Partial<StaffAccountBody>) => setBody((before) => ({ ...before, ...part }))
  const { mutate, error, isPending } = useStaffChange<object>(`/admin/customers/${customerId}`)
  const newer = newerState(error)
  const save = () =>
    mutate(
      {
        method: "POST",
        path: `/admin/customers/${customerId}/account`,
        body: { ...body, version: newer ?? body.version },
      },
      {
        onSuccess: () => {
          toast.success("Die Angaben sind gespeichert.")
          onClose()
        },
      },
    )
  return (
    <DrawerForm
      title="Kundendaten"
      action={newer === null ? "Speichern" : "Trotzdem speichern"}
      isPending={isPending}
      onSend={save}
      onClose={onClose}
    >
      <CompanyLookup onChoose={change} />
      <TextField
        label="Firma"
        name="company"
        value={body.company}
        error={error}
        onChange={(company) => change({ company })}
      />
      <TextField
        label="UID (freiwillig)"
        name="company_uid"
        placeholder="CHE-109.322.551"
        value={body.company_uid}
        error={error}
        onChange={(company_uid) => change({ company_uid })}
      />
      <Field label="Branche" name="sector" error={error}>
        {(props) => (
          <Select
            value={body.sector}
            onValueChange={(sector) => change({ sector: sector as StaffAccountBody["sector"] })}
          >
            <Select.Trigger {...props}>
              <Select.Value placeholder="Auswählen" />
            </Select.Trigger>
            <Select.Content>
              {SECTORS.map((sector) => (
                <Select.Item key={sector} value={sector}>
                  {sector}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        )}
      </Field>
      {LINES.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          name={name}
          value={body[name]}
          error={error}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}

const editable = (account: StaffCustomerAccount): StaffAccountBody => {
  const { company, company_uid, first_name, last_name, address, postalcode, city, phone, version } = account
  const sector = account.sector as StaffAccountBody["sector"]
  return { company, company_uid, sector, first_name, last_name, address, postalcode, city, phone, version }
}
