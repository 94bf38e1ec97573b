import { Button } from "@medusajs/ui"
import { useState } from "react"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Fact } from "#admin/ui/facts"
import { ActionButton } from "#admin/ui/form/action-button"
import { ForRight } from "#admin/ui/roles/for-right"
import { Notice, Section } from "#admin/ui/section"
import { chfWithRappen } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import type { Right } from "../rules/rights"
import type { StaffCompanyAnswer } from "../wire/staff-companies"
import { CompanyDrawer } from "./company-drawer"

const RIGHTS: Record<Right, string> = { order: "Bestellen", manage: "Verwalten" }

type Member = NonNullable<StaffCompanyAnswer["company"]>["members"][number]

const nameOf = ({ first_name, last_name, email }: Member) => `${first_name} ${last_name}`.trim() || email

/** Who belongs to the customer's company account, and the ways to take somebody out and to give it somebody who manages. */
export function CompanySection({ customerId }: { customerId: string }) {
  const path = `/admin/customers/${customerId}/company`
  const { data, ...state } = useStaffQuery<StaffCompanyAnswer>(path)
  const company = data?.company
  const [isEditing, setIsEditing] = useState(false)
  const edit = company && (
    <ForRight right="customers">
      <Button size="small" variant="secondary" onClick={() => setIsEditing(true)}>
        Firma ändern
      </Button>
    </ForRight>
  )
  return (
    <Section title="Firmenkonto" id="customer-company" state={state} actions={edit}>
      {company === null && <Notice>Dieser Kunde gehört zu keinem Firmenkonto.</Notice>}
      {company && (
        <>
          {isEditing && <CompanyDrawer path={path} company={company} onClose={() => setIsEditing(false)} />}
          <Fact name="Firma">{`${company.name}, ${company.uid}`}</Fact>
          {company.order_limit !== null && (
            <Fact name="Limit je Bestellung">{`${chfWithRappen(fromWireMoney(company.order_limit))} inkl. MwSt.`}</Fact>
          )}
          {!company.is_managed && (
            <Notice>
              Niemand, der dieses Firmenkonto verwaltet, kann sich anmelden: Was über dem Limit liegt, gibt niemand
              frei.{" "}
              {company.members.every(({ is_closed }) => is_closed)
                ? "Alle Konten sind gesperrt: Heben Sie zuerst eine Sperre auf."
                : "Lassen Sie jemand anderen verwalten."}
            </Notice>
          )}
          {company.members.map((member) => (
            <Fact key={member.id} name={nameOf(member)}>
              <span className="flex flex-wrap items-center justify-between gap-2">
                <span>
                  <a href={`/app/customers/${member.id}`} className="text-ui-fg-interactive-hover">
                    {member.email}
                  </a>
                  {`, ${RIGHTS[member.right]}${member.is_closed ? ", Konto gesperrt" : ""}`}
                </span>
                <ForRight right="customers">
                  {!company.is_managed && !member.is_closed && (
                    <ActionButton
                      action="Verwalten lassen"
                      aria-label={`${nameOf(member)} verwalten lassen`}
                      method="POST"
                      path={`/admin/customers/${member.id}/company/manager`}
                      list={path}
                      question={`${nameOf(member)} gibt danach Bestellungen für ${company.name} frei, setzt das Limit und entscheidet, wer dazugehört.`}
                      isHarmless
                      done="Die Person verwaltet das Firmenkonto."
                    />
                  )}
                  <ActionButton
                    action="Entfernen"
                    aria-label={`${nameOf(member)} aus dem Firmenkonto entfernen`}
                    path={`/admin/customers/${member.id}/company`}
                    list={path}
                    question={`${nameOf(member)} sieht danach nichts mehr von ${company.name}. Verwaltet dann niemand mehr, verwaltet, wer am längsten dabei ist.`}
                    done="Die Person gehört nicht mehr zum Firmenkonto."
                  />
                </ForRight>
              </span>
            </Fact>
          ))}
        </>
      )}
    </Section>
  )
}
