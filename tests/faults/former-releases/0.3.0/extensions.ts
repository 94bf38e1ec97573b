import { addDays, type ClosedDayRule, defineExtension, type ExtensionRate, isFriday, type MailPage } from "#extension"

const FRANC = 100

const closedDays: ClosedDayRule = (first, last) => {
  const days = []
  for (let date = first; date <= last; date = addDays(date, 1))
    if (date.slice(5) === "03-19") days.push({ date, name: "St. Josef" })
  return days
}

const week = ({ pricePerDay }: { pricePerDay: number }): ExtensionRate[] =>
  pricePerDay > 0 ? [{ days: 6, price: 5 * pricePerDay }] : []

const mailPage: MailPage = ({ language, subject, body, greeting, sender }) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="background:#0b5563"><p>${sender.company}</p>${body}<p>${greeting.join("<br>")}</p><p>${sender.signature.join("<br>")}</p></body>
</html>
`

/** As an integrator wrote it for interface 1.3.0; it is not changed with the shop. */
const ofThen = defineExtension({
  name: "of-then",
  requires: "^1.3.0",
  closedDays,
  rates: week,
  mailPage,
  charges: [
    {
      code: "insurance",
      title: "Geräteversicherung",
      isRefundable: false,
      amountOf: ({ pricePerDay, salesPrice }) =>
        (salesPrice ?? 0) >= 10_000 * FRANC ? Math.round((pricePerDay * 0.4) / FRANC) * FRANC : 0,
    },
  ],
  dayRules: [
    {
      code: "friday",
      title: "Freitags keine Abholung",
      refusal: "An Freitagen geben wir keine Geräte ab. Bitte beginnen Sie an einem anderen Tag.",
      bars: "start",
      isBarred: (day, { delivery }) => delivery.isPickup && isFriday(day),
    },
  ],
})

export default { extensions: [ofThen] }
