import type { BexioSandbox } from "../bexio-sandbox"

export interface Answered {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: answers are what the tests look into
  body: any
}

/** Calls the sandbox as a careful client does; `headers` replace the usual ones, undefined leaves one out. */
export function callerOf({ baseUrl, token }: Pick<BexioSandbox, "baseUrl" | "token">) {
  const call = async (
    verbAndPath: string,
    body?: unknown,
    headers: Record<string, string | undefined> = {},
  ): Promise<Answered> => {
    const [method, path] = verbAndPath.split(" ")
    const all = { accept: "application/json", authorization: `Bearer ${token}`, ...headers }
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: Object.entries(all).filter((header): header is [string, string] => header[1] !== undefined),
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return { status: answer.status, headers: answer.headers, body: await answer.json().catch(() => undefined) }
  }
  return call
}

export const A_CONTACT = {
  contact_type_id: 1,
  name_1: "Holzbau Beispiel AG",
  user_id: 4,
  owner_id: 4,
  street_name: "Sägestrasse",
  house_number: "12a",
  postcode: "9000",
  city: "St. Gallen",
  country_id: 1,
  mail: "einkauf@example.ch",
}

export const A_POSITION = {
  type: "KbPositionCustom",
  amount: "3",
  unit_id: 1,
  account_id: 95,
  tax_id: 17,
  text: "<strong>RTC 360</strong>",
  unit_price: "585.00",
}

export const anOrder = (contactId: number, fields: object = {}) => ({
  title: "Webshop W-1042",
  contact_id: contactId,
  user_id: 4,
  mwst_type: 0,
  mwst_is_net: true,
  is_valid_from: "2026-11-24",
  api_reference: "shop:order:1",
  positions: [A_POSITION],
  ...fields,
})
