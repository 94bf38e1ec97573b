import { Button } from "@medusajs/ui"
import { useState } from "react"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { OrderMails } from "#shop/orders/admin/order-mails"
import type { StaffOrderMail } from "#shop/orders/wire/staff-orders"
import type { StaffOrderLetters } from "../wire/letters"
import { LetterDrawer } from "./letter-drawer"
import { SentLetter } from "./sent-letter"

interface OrderLettersProps {
  orderId: string
  mails: StaffOrderMail[]
}

/** What went to whom about the order, by the shop and by staff, and a new mail. */
export function OrderLetters({ orderId, mails }: OrderLettersProps) {
  const { data } = useStaffQuery<StaffOrderLetters>(`/admin/orders/${orderId}/letters`)
  const letters = data?.letters.map((letter) => ({ ...letter, row: <SentLetter letter={letter} /> })) ?? []
  return (
    <OrderMails orderId={orderId} mails={mails.filter(({ template }) => template !== "letter")} letters={letters} />
  )
}

/** Opens the drawer. */
export function WriteLetter({ orderId }: Pick<OrderLettersProps, "orderId">) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        Mail schreiben
      </Button>
      {isOpen && <LetterDrawer orderId={orderId} onClose={() => setOpen(false)} />}
    </>
  )
}
