import type { StartEnv } from "./env"

/** What works, but less than one may expect. */
export const warningsAbout = ({ isDemo, companyRegister, connectCompanyRegister }: StartEnv): string[] =>
  isDemo || connectCompanyRegister || companyRegister !== "zefix"
    ? []
    : ["ZEFIX_USERNAME is not set: companies are entered by hand only."]
