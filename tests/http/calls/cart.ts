import { api, checkoutForm, demoDeliveryTypes, demoProduct, newCartToken, signedInCustomer } from "../../harness"
import { cartWithAccessory, cartWithRental, readCart } from "../cart-support"
import { colleague, customerIdOf, founder } from "../company-support"
import { type Cases, type CasesByCall, type Refused, UNKNOWN, withoutLogin } from "./cases"

const SHORT_TOKEN: Refused = { what: "a token too short", params: { cart: "kurz" }, status: 400, fields: ["cart"] }

/** A line of two cables in a cart of its own. */
async function lineOfCables() {
  const [line] = (await readCart(await cartWithAccessory("usb-c-kabel", 2))).items
  return { category: "accessory", id: line.id }
}

const ofCart: Cases = {
  good: async () => ({ params: { cart: await cartWithAccessory("usb-c-kabel") } }),
  bad: [SHORT_TOKEN],
}

/** A rental in a cart of its own. */
async function rentalLine() {
  const [line] = (await readCart(await cartWithRental("rtc-360", nextPeriod()))).items
  return { params: { category: "rental", id: line.id } }
}

/** Tuesday and Wednesday of weeks of their own: each good request finds its days free, and no public holiday at an end. */
let weeks = 0
function nextPeriod(): [string, string] {
  const day = (offset: number) => new Date(Date.UTC(2027, 0, 5 + 7 * weeks + offset)).toISOString().slice(0, 10)
  weeks += 1
  return [day(0), day(1)]
}

export const cartCases: CasesByCall = {
  "POST /cart/{category}/{id}/": {
    good: async () => {
      const { id } = await demoProduct("rtc-360")
      const [rentalstartdate, rentalenddate] = nextPeriod()
      const { pickup } = await demoDeliveryTypes()
      const body = { cart: newCartToken(), product: id, quantity: 1, rentalstartdate, rentalenddate }
      return { params: { category: "rental", id }, body: { ...body, delivery: pickup.id, productservice: null } }
    },
    bad: [
      { what: "an unknown product", params: { category: "rental", id: UNKNOWN }, status: 404 },
      { what: "an unknown category", params: { category: UNKNOWN, id: UNKNOWN }, status: 404 },
      { what: "a token too short", change: { cart: "kurz" }, status: 400, fields: ["cart"] },
      { what: "an unknown delivery", change: { delivery: UNKNOWN }, status: 400, fields: ["delivery"] },
      { what: "an unknown service", change: { productservices: [UNKNOWN] }, status: 400, fields: ["productservices"] },
      {
        what: "a start in the past",
        change: { rentalstartdate: "2026-11-02" },
        status: 400,
        fields: ["rentalstartdate"],
      },
    ],
    missing: [
      { what: "no start", change: { rentalstartdate: undefined }, status: 400, fields: ["rentalstartdate"] },
      { what: "no end", change: { rentalenddate: undefined }, status: 400, fields: ["rentalenddate"] },
      { what: "an empty body", body: {}, status: 400, fields: ["cart"] },
    ],
  },
  "PUT /cart/{category}/{id}/": {
    good: async () => ({ params: await lineOfCables(), body: { quantity: 3 } }),
    bad: [
      { what: "an unknown line", params: { category: "accessory", id: UNKNOWN }, status: 404 },
      { what: "more than 999", body: { quantity: 1000 }, status: 400, fields: ["quantity"] },
    ],
    missing: [
      {
        what: "half a period",
        instead: rentalLine,
        body: { rentalstartdate: "2028-01-11" },
        status: 400,
        fields: ["rentalenddate"],
      },
    ],
  },
  "GET /cart/{category}/{id}/period/": {
    good: async () => {
      const [rentalstartdate, rentalenddate] = nextPeriod()
      return { ...(await rentalLine()), query: `?rentalstartdate=${rentalstartdate}&rentalenddate=${rentalenddate}` }
    },
    bad: [
      { what: "an unknown line", params: { category: "rental", id: UNKNOWN }, status: 404 },
      { what: "a line of another category", params: { category: "accessory", id: UNKNOWN }, status: 404 },
      {
        what: "a day that is none",
        query: "?rentalstartdate=2027-02-30&rentalenddate=2027-03-01",
        status: 400,
        fields: ["rentalstartdate"],
      },
    ],
    missing: [{ what: "no days", query: "", status: 400, fields: ["rentalstartdate"] }],
  },
  "DELETE /cart/{category}/{id}/": {
    good: async () => ({ params: await lineOfCables() }),
    bad: [{ what: "an unknown line", params: { category: "accessory", id: UNKNOWN }, status: 404 }],
  },
  "GET /cart/{cart}/": ofCart,
  "DELETE /cart/{cart}/": ofCart,
  "GET /cart-count/{cart}/": ofCart,
  "PUT /cart/{cart}/": {
    good: async () => {
      const { token } = await signedInCustomer()
      return { ...(await ofCart.good()), token, body: { token } }
    },
    bad: [SHORT_TOKEN],
    missing: withoutLogin.map((refused) => ({ ...refused, body: {} })),
  },
  "POST /cart/{cart}/give/": {
    good: async () => {
      const manager = await founder()
      const other = await colleague(manager)
      const given = await ofCart.good()
      await api("PUT", `/cart/${given.params?.cart}/`, { token: manager.token, body: {} })
      return { ...given, token: manager.token, body: { colleague: await customerIdOf(other.token) } }
    },
    bad: [
      SHORT_TOKEN,
      { what: "nobody of the company", change: { colleague: UNKNOWN }, status: 400, fields: ["colleague"] },
    ],
    missing: [...withoutLogin, { what: "no colleague", body: {}, status: 400, fields: ["colleague"] }],
  },
  "POST /cart/{cart}/merge/": {
    good: async () => {
      const { token } = await signedInCustomer()
      const earlier = await cartWithAccessory("usb-c-kabel")
      await api("PUT", `/cart/${earlier}/`, { token, body: {} })
      return { ...(await ofCart.good()), token, body: { earlier } }
    },
    bad: [SHORT_TOKEN, { what: "another's cart", change: { earlier: UNKNOWN.padEnd(16, "x") }, status: 404 }],
    missing: [
      ...withoutLogin,
      { what: "no earlier cart", change: { earlier: undefined }, status: 400, fields: ["earlier"] },
    ],
  },
  "POST /checkout/{cart}/hold/": {
    good: async () => ({
      params: { cart: await cartWithRental("rtc-360", nextPeriod()) },
      token: (await signedInCustomer()).token,
    }),
    bad: [SHORT_TOKEN],
    missing: withoutLogin,
  },
  "DELETE /checkout/{cart}/hold/": {
    good: async () => ({ params: { cart: newCartToken() }, token: (await signedInCustomer()).token }),
    bad: [SHORT_TOKEN],
    missing: withoutLogin,
  },
  "POST /checkout/{cart}/": {
    good: async () => {
      const { token, email } = await signedInCustomer()
      return { params: { cart: await cartWithAccessory("usb-c-kabel") }, token, body: checkoutForm(email) }
    },
    bad: [
      {
        what: "an unknown address",
        change: { billing_address_id: UNKNOWN },
        status: 400,
        fields: ["billing_address_id"],
      },
      {
        what: "a reference of 16 characters",
        change: { referencenum: "1234567890123456" },
        status: 400,
        fields: ["referencenum"],
      },
      { what: "an empty cart", params: { cart: newCartToken() }, status: 400 },
    ],
    missing: [
      { what: "no phone for the delivery", change: { phone2: undefined }, status: 400, fields: ["phone2"] },
      ...withoutLogin,
    ],
  },
}
