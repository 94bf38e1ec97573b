import { describe, expect, it } from "vitest"
import { CARRIERS, type Carrier, TRACKING_NUMBER, trackingUrl } from "../carriers"
import { SENT_CATEGORIES, whyNotSent } from "../sendable"

describe("what is packed and sent", () => {
  it("is what somebody pays the shipping of", () => {
    expect([...SENT_CATEGORIES].sort()).toEqual(["accessory", "package", "purchase"])
  })
})

describe("pieces of an order", () => {
  const open = new Map([
    ["tripod", 3],
    ["cable", 1],
    ["sent", 0],
  ])
  const of = (id: string, quantity: number) => ({ id, quantity })

  it.each([
    ["all that is open", [of("tripod", 3), of("cable", 1)]],
    ["a part", [of("tripod", 1)]],
    ["nothing of a line among others", [of("tripod", 0), of("cable", 1)]],
  ])("can be sent: %s", (_case, lines) => expect(whyNotSent(open, lines)).toEqual({}))

  it.each([
    ["more than is open", [of("cable", 1), of("tripod", 4)], { "lines.1.quantity": ["sent_too_many", 3] }],
    ["what was sent before", [of("sent", 1)], { "lines.0.quantity": ["sent_too_many", 0] }],
    ["what isn't the order's", [of("other", 1)], { "lines.0.quantity": ["sent_too_many", 0] }],
    ["a line twice", [of("tripod", 2), of("tripod", 1)], { "lines.1.quantity": ["sent_too_many", 0] }],
    ["nothing at all", [of("tripod", 0), of("cable", 0)], { "lines.0.quantity": ["nothing_sent", undefined] }],
  ])("can't be sent: %s", (_case, lines, fields) => {
    const errors = Object.entries(whyNotSent(open, lines))
    expect(errors.map(([field, said]) => [field, [said[0].code.slice("orders.".length), said[0].values.left]])).toEqual(
      Object.entries(fields),
    )
  })
})

describe("a parcel's number", () => {
  it.each(["", "99.60.123456.12345678", "RX 123 456 785 CH", "1Z999AA10123456784", "06086514587082", "JJD-000390"])(
    "may be '%s'",
    (number) => expect(number).toMatch(TRACKING_NUMBER),
  )

  it.each([
    "12345",
    "a".repeat(81),
    "javascript:alert(1)",
    "12345/../6",
    "123 <b>",
    "https://x.ch/1",
    " 123456",
    "12..3456",
  ])("isn't '%s'", (number) => expect(number).not.toMatch(TRACKING_NUMBER))
})

describe("where a parcel's way is shown", () => {
  it.each<[Carrier, string, string | null]>([
    [
      "post",
      "99.60.123456.12345678",
      "https://www.post.ch/swisspost-tracking?formattedParcelCodes=99.60.123456.12345678",
    ],
    ["dhl", "123 4567 890", "https://www.dhl.com/ch-de/home/tracking.html?tracking-id=1234567890"],
    ["dpd", "06086514587082", "https://www.dpdgroup.com/ch/mydpd/my-parcels/incoming?parcelNumber=06086514587082"],
    ["ups", "1Z999AA10123456784", "https://www.ups.com/track?loc=de_CH&tracknum=1Z999AA10123456784"],
    ["another", "123456", null],
    ["post", "", null],
  ])("%s %s", (carrier, number, url) => expect(trackingUrl(carrier, number)).toBe(url))

  it("never leaves https", () => {
    const urls = CARRIERS.flatMap((carrier) => trackingUrl(carrier, "ABC123") ?? [])
    expect(urls.filter((url) => new URL(url).protocol !== "https:")).toEqual([])
  })
})
