import { z } from "zod"
import { addressOf, missingOf, text } from "#config/env-values"
import { defineCompanyRegister } from "#extension/providers"
import { ZefixClient } from "./client"
import { zefixRegister } from "./register"

const LOGIN = ["ZEFIX_USERNAME", "ZEFIX_PASSWORD"] as const

/** Zefix, the register of Swiss companies, as `COMPANY_REGISTER=zefix` chooses it. */
export const zefix = defineCompanyRegister({
  variables: z.object({
    ZEFIX_BASE_URL: addressOf("http:", "https:")
      .transform((value) => value.replace(/\/+$/, ""))
      .default("https://www.zefix.admin.ch/ZefixPublicREST"),
    ZEFIX_USERNAME: text.optional(),
    ZEFIX_PASSWORD: text.optional(),
  }),
  together: (variables) => missingOf(variables, LOGIN),
  settings: ({ ZEFIX_BASE_URL: baseUrl, ZEFIX_USERNAME: username, ZEFIX_PASSWORD: password }) =>
    username && password ? { baseUrl, username, password } : undefined,
  required: "ZEFIX_USERNAME",
  connect: (access) => zefixRegister(new ZefixClient(access)),
})
