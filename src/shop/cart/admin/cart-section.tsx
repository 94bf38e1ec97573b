import { Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { dayText } from "#admin/lib/days"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { ActionButton } from "#admin/ui/form/action-button"
import { ForRight } from "#admin/ui/roles/for-right"
import { Notice, Section } from "#admin/ui/section"
import { chfWithRappen } from "#kernel/format-chf"
import type { StaffCart, StaffCartLine } from "../wire/staff-cart"
import { LinePriceDrawer } from "./line-price-drawer"
import { lineText } from "./line-text"

export function CartSection({ customerId }: { customerId: string }) {
  const [opened, setOpened] = useState<StaffCartLine | null>(null)
  const list = `/admin/customers/${customerId}/cart`
  const { data, ...state } = useStaffQuery<StaffCart>(list)
  const openedNow = data?.lines.find(({ id }) => id === opened?.id) ?? opened
  return (
    <Section title="Warenkorb" id="customer-cart" state={state}>
      {data?.lines.length === 0 && <Notice>Der Kunde hat nichts im Warenkorb.</Notice>}
      <ul className="divide-y">
        {data?.lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center gap-2 px-6 py-3">
            <LineFacts line={line} />
            <ForRight right="prices">
              {line.quoted_until === null && (
                <Button
                  size="small"
                  variant="transparent"
                  aria-label={`Preis von ${line.name} setzen`}
                  onClick={() => setOpened(line)}
                >
                  Preis setzen
                </Button>
              )}
              {line.set && (
                <ActionButton
                  action="Preis von heute"
                  variant="transparent"
                  path={`${list}/lines/${line.id}`}
                  list={list}
                  done="Es gilt wieder der Preis von heute."
                />
              )}
            </ForRight>
          </li>
        ))}
      </ul>
      {openedNow && <LinePriceDrawer list={list} line={openedNow} onClose={() => setOpened(null)} />}
    </Section>
  )
}

const LineFacts = ({
  line: { name, quantity, period, total, list_total, quoted_until, set },
}: {
  line: StaffCartLine
}) => (
  <div className="mr-auto min-w-0">
    <Text size="small" weight="plus" className="break-words">
      {name}
    </Text>
    <Text size="small" className="text-ui-fg-subtle">
      {lineText({ quantity, period, total })}
      {list_total !== null && (
        <>
          {" statt "}
          <s>{chfWithRappen(list_total)}</s>
        </>
      )}
    </Text>
    {quoted_until && (
      <Text
        size="small"
        className="text-ui-fg-subtle"
      >{`Preis einer Offerte, gültig bis ${dayText(quoted_until)}`}</Text>
    )}
    {set && (
      <Text size="small" className="text-ui-fg-subtle break-words">
        {`Preis vom Team, gültig bis ${dayText(set.valid_until)}: ${set.reason}`}
      </Text>
    )}
  </div>
)
