/** What tests of extensions may import of the shop: what it relies on in each kind of provider, as suites for Vitest. */
export { describeCompanyRegister } from "../../integrations/__tests__/describe-company-register"
export { describeErpProvider } from "../../integrations/__tests__/describe-erp-provider"
