import { Badge, Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { ActionButton } from "#admin/ui/form/action-button"
import { ForRight } from "#admin/ui/roles/for-right"
import { Notice, Section } from "#admin/ui/section"
import type { StaffDiscount, StaffDiscounts } from "../wire/staff-discounts"
import { DiscountDrawer } from "./discount-drawer"
import { percentText, scopeText, validityText } from "./discount-texts"

interface DiscountSectionProps {
  title: string
  /** Names the section in the page. */
  id: string
  /** The call that lists them. */
  list: string
}

/** What a customer or his company pays less than others. */
export function DiscountSection({ title, id, list }: DiscountSectionProps) {
  const [opened, setOpened] = useState<StaffDiscount | "new" | null>(null)
  const { data, ...state } = useStaffQuery<StaffDiscounts>(list)
  return (
    <Section title={title} id={id} state={state}>
      <Notice>Von mehreren gilt der genauste: Produkt vor Art vor Alles. Bei Mieten gilt er auf die Miete.</Notice>
      <ul className="divide-y">
        {data?.discounts.map((discount) => (
          <li key={discount.id} className="flex flex-wrap items-center gap-2 px-6 py-3">
            <DiscountFacts discount={discount} />
            {!discount.is_valid && <Badge size="2xsmall">gilt heute nicht</Badge>}
            <ForRight right="prices">
              <Button
                size="small"
                variant="transparent"
                aria-label={`Rabatt auf ${scopeText(discount)} bearbeiten`}
                onClick={() => setOpened(discount)}
              >
                Bearbeiten
              </Button>
              <ActionButton
                action="Löschen"
                variant="transparent"
                path={`${list}/${discount.id}`}
                list="/admin"
                title="Rabatt löschen"
                question={`${percentText(discount.permille)} auf ${scopeText(discount)}. Bestellungen und Offerten behalten ihre Preise.`}
                done="Der Rabatt ist gelöscht."
              />
            </ForRight>
          </li>
        ))}
      </ul>
      <ForRight right="prices">
        <div className="px-6 py-4">
          <Button size="small" variant="secondary" onClick={() => setOpened("new")}>
            Rabatt geben
          </Button>
        </div>
      </ForRight>
      {opened !== null && (
        <DiscountDrawer list={list} discount={opened === "new" ? null : opened} onClose={() => setOpened(null)} />
      )}
    </Section>
  )
}

const DiscountFacts = ({ discount }: { discount: StaffDiscount }) => (
  <div className="mr-auto min-w-0">
    <Text size="small" weight="plus" className="break-words">
      {`${percentText(discount.permille)} auf ${scopeText(discount)}`}
    </Text>
    <Text size="small" className="text-ui-fg-subtle break-words">
      {`${validityText(discount)}. ${discount.reason}`}
    </Text>
  </div>
)
