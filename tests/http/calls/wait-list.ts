import { newCartToken } from "../../harness"
import { askedToken, confirmedEntry, freshAddress, join, offeredToken, takenWeek } from "../wait-list-support"
import { type CasesByCall, type Refused, UNKNOWN } from "./cases"

const unknownLink: Refused = { what: "an unknown link", body: { token: UNKNOWN }, status: 404 }
const noLink: Refused = { what: "an empty body", body: {}, status: 400, fields: ["token"] }

export const waitListCases: CasesByCall = {
  "POST /wait-list/": {
    good: async () => ({ body: (await takenWeek()).wish(freshAddress()) }),
    bad: [
      { what: "half an address", change: { email: "petra@" }, status: 400, fields: ["email"] },
      { what: "an unknown product", change: { product: UNKNOWN }, status: 400, fields: ["product"] },
      { what: "an unknown delivery", change: { delivery: UNKNOWN }, status: 400, fields: ["delivery"] },
      { what: "a Sunday", change: { rentalstartdate: "2027-06-06" }, status: 400, fields: ["rentalstartdate"] },
      { what: "eight days", change: { flex_days: 8 }, status: 400, fields: ["flex_days"] },
    ],
    missing: [
      { what: "no address", change: { email: undefined }, status: 400, fields: ["email"] },
      {
        what: "an empty body",
        body: {},
        status: 400,
        fields: ["email", "product", "delivery", "rentalstartdate", "rentalenddate"],
      },
    ],
  },
  "GET /wait-list/": {
    good: async () => ({ query: `?token=${await confirmedEntry(await takenWeek())}` }),
    bad: [{ what: "an unknown link", query: `?token=${UNKNOWN}`, status: 404 }],
    missing: [{ what: "no link", query: "", status: 400, fields: ["token"] }],
  },
  "POST /wait-list/confirm/": {
    good: async () => {
      const email = freshAddress()
      await join((await takenWeek()).wish(email))
      return { body: { token: await askedToken(email) } }
    },
    bad: [unknownLink],
    missing: [noLink],
  },
  "POST /wait-list/take/": {
    good: async () => {
      const [week, email] = [await takenWeek(), freshAddress()]
      await confirmedEntry(week, email)
      await week.free()
      return { body: { token: await offeredToken(email), cart: newCartToken() } }
    },
    bad: [
      { what: "an unknown link", change: { token: UNKNOWN }, status: 404 },
      { what: "a short cart token", change: { cart: "kurz" }, status: 400, fields: ["cart"] },
    ],
    missing: [{ what: "an empty body", body: {}, status: 400, fields: ["token", "cart"] }],
  },
  "POST /wait-list/end/": {
    good: async () => ({ body: { token: await confirmedEntry(await takenWeek()) } }),
    bad: [unknownLink],
    missing: [noLink],
  },
}
