import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminCustomer, DetailWidgetProps } from "@medusajs/framework/types"
import { Button } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import { ForRight } from "#admin/ui/roles/for-right"
import { AccountDrawer } from "#shop/accounts/admin/account-drawer"
import { LoginSection } from "#shop/accounts/admin/login-section"
import { RentalTrustSection } from "#shop/accounts/admin/rental-trust-section"
import type { StaffCustomerAccount, StaffCustomerAnswer } from "#shop/accounts/wire/staff-customers"
import { CartSection } from "#shop/cart/admin/cart-section"
import { CompanySection } from "#shop/companies/admin/company-section"
import type { StaffCompanyAnswer } from "#shop/companies/wire/staff-companies"
import { ErasureSection } from "#shop/erasure/admin/erasure-section"
import { DiscountSection } from "#shop/special-prices/admin/discount-section"
import { useStaffQuery } from "../lib/use-staff-query"
import { Fact } from "../ui/facts"
import { Notice, Section } from "../ui/section"

/** The customer as the shop knows him: company and login. */
const CustomerAccount = ({ data: customer }: DetailWidgetProps<AdminCustomer>) => {
  const [isEditing, setIsEditing] = useState(false)
  const { data, ...state } = useStaffQuery<StaffCustomerAnswer>(`/admin/customers/${customer.id}/account`)
  const account = data?.account
  return (
    <>
      <Section
        title="Konto im Shop"
        id="customer-account"
        state={state}
        actions={
          account && (
            <Button size="small" variant="secondary" asChild>
              <Link to={`/new-order?customer=${customer.id}`}>Neue Bestellung</Link>
            </Button>
          )
        }
      >
        {account === null && <Notice>Dieser Kunde hat kein Konto im Shop und kann sich nicht anmelden.</Notice>}
        {account && <Company account={account} onEdit={() => setIsEditing(true)} />}
        {account && isEditing && (
          <AccountDrawer customerId={customer.id} account={account} onClose={() => setIsEditing(false)} />
        )}
      </Section>
      {account && <LoginSection customerId={customer.id} account={account} />}
      {account && <CompanySection customerId={customer.id} />}
      {account && <RentalTrustSection customerId={customer.id} account={account} />}
      {account && (
        <DiscountSection title="Rabatte" id="customer-discounts" list={`/admin/customers/${customer.id}/discounts`} />
      )}
      {account && <CompanyDiscounts customerId={customer.id} />}
      {account && <CartSection customerId={customer.id} />}
      <ForRight right="everything">
        <ErasureSection customerId={customer.id} />
      </ForRight>
    </>
  )
}

/** Of the company that he orders for, if there is one; for all of its members. */
const CompanyDiscounts = ({ customerId }: { customerId: string }) => {
  const path = `/admin/customers/${customerId}/company`
  const { data } = useStaffQuery<StaffCompanyAnswer>(path)
  if (!data?.company) return null
  return (
    <DiscountSection title={`Rabatte von ${data.company.name}`} id="company-discounts" list={`${path}/discounts`} />
  )
}

const Company = ({ account, onEdit }: { account: StaffCustomerAccount; onEdit(): void }) => (
  <>
    <Fact name="Firma">{account.company}</Fact>
    <Fact name="UID">{account.company_uid}</Fact>
    <Fact name="Branche">{account.sector}</Fact>
    <Fact name="Person">{`${account.first_name} ${account.last_name}`.trim()}</Fact>
    <Fact name="Adresse">{`${account.address}, ${account.postalcode} ${account.city}`}</Fact>
    <Fact name="Telefon">
      {account.phone && (
        <a href={`tel:${account.phone.replace(/\s/g, "")}`} className="text-ui-fg-interactive-hover">
          {account.phone}
        </a>
      )}
    </Fact>
    <Fact name="Kontakt in der Buchhaltung">
      {account.erp_contact &&
        (account.erp_contact.url ? (
          <a
            href={account.erp_contact.url}
            target="_blank"
            rel="noreferrer"
            className="text-ui-fg-interactive-hover"
          >{`Kontakt ${account.erp_contact.id}`}</a>
        ) : (
          `Kontakt ${account.erp_contact.id}`
        ))}
    </Fact>
    <ForRight right="customers">
      <div className="px-6 py-4">
        <Button size="small" variant="secondary" onClick={onEdit}>
          Bearbeiten
        </Button>
      </div>
    </ForRight>
  </>
)

export const config = defineWidgetConfig({ zone: "customer.details.after" })

export default CustomerAccount
