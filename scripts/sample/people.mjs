/** Of everybody here, and told at the end; the demo listens to this machine alone. */
export const PASSWORD = "Muster-Scanner-2026"

const COMPANY = { company: "Muster Vermessung AG", company_uid: "CHE-999.999.996", sector: "Architektur" }
const ADDRESS = { address: "Musterstrasse 1", postalcode: "9000", city: "St. Gallen", phone: "+41 71 000 00 21" }

export const PEOPLE = {
  petra: { ...COMPANY, ...ADDRESS, email: "petra@example.ch", first_name: "Petra", last_name: "Zimmermann" },
  beat: {
    ...COMPANY,
    ...ADDRESS,
    company_uid: null,
    email: "beat@example.ch",
    first_name: "Beat",
    last_name: "Keller",
  },
  lea: { ...COMPANY, ...ADDRESS, company_uid: null, email: "lea@example.ch", first_name: "Lea", last_name: "Brunner" },
  anna: {
    ...ADDRESS,
    ...{ company: "Muster Holzbau AG", company_uid: null, sector: "Holzbau" },
    ...{ email: "anna@example.ch", first_name: "Anna", last_name: "Muster" },
  },
}

/** Signs up and follows the link of the mail. @returns who it is, with a login */
async function activated(shop, person) {
  await shop.call("POST", "/signup/", { body: { ...person, password: PASSWORD } })
  const link = await shop.linkTo(person.email, "/activation/result")
  const { auth_token: token } = await shop.call("POST", "/activate/", { body: link })
  return { ...person, token }
}

const customerIdOf = async (shop, { email }) =>
  (await shop.asStaff("GET", `/admin/customers?q=${encodeURIComponent(email)}&fields=id`)).customers[0].id

/**
 * Petra opens the company's account and lets two colleagues in; staff give both who order a discount and lift their limit. All of
 * them come to the next event. Nothing is written before the staff's login and that event are known.
 */
export async function people(shop) {
  const today = await shop.today()
  const event = (await shop.call("GET", "/events/")).find(({ date }) => date > today)
  const petra = await activated(shop, PEOPLE.petra)
  await shop.call("POST", "/company/", { token: petra.token, body: { company_uid: PEOPLE.petra.company_uid } })
  async function colleagueOf(person, right) {
    const colleague = await activated(shop, person)
    await shop.call("POST", "/company/invitations/", { token: petra.token, body: { email: colleague.email, right } })
    const invitation = await shop.linkTo(colleague.email, "/firma/einladung")
    await shop.call("POST", "/company/invitation/", { token: colleague.token, body: invitation })
    return colleague
  }
  const beat = await colleagueOf(PEOPLE.beat, "order")
  const lea = await colleagueOf(PEOPLE.lea, "manage")
  for (const customer of [petra, beat]) {
    const id = await customerIdOf(shop, customer)
    const scope = { kind: "rental", product_id: null, valid_from: null, valid_until: null }
    const reason = "Rahmenvertrag"
    await shop.asStaff("POST", `/admin/customers/${id}/discounts`, { ...scope, permille: 100, reason })
    await shop.asStaff("POST", `/admin/customers/${id}/rental-trust`, { reason })
  }
  if (event)
    for (const { company_uid: _none, ...person } of Object.values(PEOPLE))
      await shop.call("POST", "/registration/", { body: { ...person, location: event.location } })
  return { petra, beat, lea, anna: await activated(shop, PEOPLE.anna) }
}
