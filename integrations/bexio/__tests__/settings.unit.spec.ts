import { describe, expect, it } from "vitest"
import { bexioSettings, bexioVariables } from "../settings"

describe("bexio", () => {
  const oauth = { BEXIO_CLIENT_ID: "shop", BEXIO_CLIENT_SECRET: "s", BEXIO_REFRESH_TOKEN: "r" }

  it.each([
    ["no values", {}, undefined],
    [
      "a token alone",
      { BEXIO_TOKEN: "t" },
      {
        baseUrl: "https://api.bexio.com",
        login: { kind: "static", token: "t" },
        revenueAccountNo: "3200",
        depositAccountNo: "2030",
        autoIssue: true,
      },
    ],
    [
      "everything",
      {
        ...oauth,
        BEXIO_TOKEN: "t",
        BEXIO_BASE_URL: "http://127.0.0.1:1234/",
        BEXIO_REVENUE_ACCOUNT_NO: "3400",
        BEXIO_DEPOSIT_ACCOUNT_NO: "2035",
        BEXIO_DEPOSIT_TAX_CODE: "UEX",
        BEXIO_AUTO_ISSUE: "off",
      },
      {
        baseUrl: "http://127.0.0.1:1234",
        login: { kind: "oauth", clientId: "shop", clientSecret: "s", refreshToken: "r" },
        revenueAccountNo: "3400",
        depositAccountNo: "2035",
        depositTaxCode: "UEX",
        autoIssue: false,
      },
    ],
  ])("is called as %s say", (_case, source, expected) =>
    expect(bexioSettings(bexioVariables.parse(source))).toEqual(expected),
  )
})
