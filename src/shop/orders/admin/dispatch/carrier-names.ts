import type { Carrier } from "../../rules/dispatch/carriers"

export const CARRIER_NAMES: Record<Carrier, string> = {
  post: "Schweizerische Post",
  dhl: "DHL",
  dpd: "DPD",
  ups: "UPS",
  another: "Anderer Paketdienst",
  hand: "Persönlich übergeben (ohne Mail)",
}
