import { expect, it } from "vitest"
import { type AddressParts, addressInOneLine } from "../address-in-one-line"

const ANNA: AddressParts = {
  company: "Muster AG",
  first_name: "Anna",
  last_name: "Muster",
  address_1: "Musterstrasse 1",
  postal_code: "9000",
  city: "St. Gallen",
}

it.each<[string, AddressParts | null, string]>([
  ["a company's", ANNA, "Muster AG, Anna Muster, Musterstrasse 1, 9000 St. Gallen"],
  ["a person's", { ...ANNA, company: null }, "Anna Muster, Musterstrasse 1, 9000 St. Gallen"],
  ["that of half a name", { ...ANNA, first_name: null }, "Muster AG, Muster, Musterstrasse 1, 9000 St. Gallen"],
  ["one without a name", { ...ANNA, first_name: "", last_name: null }, "Muster AG, Musterstrasse 1, 9000 St. Gallen"],
  ["one without a postal code", { ...ANNA, postal_code: null }, "Muster AG, Anna Muster, Musterstrasse 1, St. Gallen"],
  [
    "one abroad",
    { ...ANNA, company: null, metadata: { country: "Liechtenstein" } },
    "Anna Muster, Musterstrasse 1, 9000 St. Gallen, Liechtenstein",
  ],
  ["none", null, ""],
])("writes an address into one line: %s", (_case, address, line) => expect(addressInOneLine(address)).toBe(line))
