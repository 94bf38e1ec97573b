import type { Extension } from "#extension/define-extension"
import type { VariableComplaint, Variables } from "#extension/define-provider"

/** What configuration chose, by extensions' names. */
export interface Chosen {
  isProduction: boolean
  erp: string
  companyRegister: string
  mails: string
}

/** Chosen unless anything else is: the demo has a stand-in for one, and production goes without the other. */
const DEFAULTS = { erp: "bexio", companyRegister: "zefix" }

/** Why the shop can't do without an extension's providers, where it can't. */
const reasons = ({ name }: Extension, { isProduction, erp, companyRegister, mails }: Chosen) => ({
  erp:
    erp === name && (isProduction || name !== DEFAULTS.erp)
      ? isProduction
        ? "when SHOP_MODE=production, unless ERP_MODE=off"
        : `when ERP_MODE=${name}`
      : undefined,
  companyRegister:
    companyRegister === name && name !== DEFAULTS.companyRegister ? `when COMPANY_REGISTER=${name}` : undefined,
  mails: mails === name ? `when MAIL_TRANSPORT=${name}` : undefined,
})

const ownVariables = ({ env }: Extension, source: Variables): VariableComplaint[] => {
  const parsed = env.safeParse(source)
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ variable: path.join("."), message }))
}

/**
 * What is wrong with the variables of extensions, chosen or not; what is chosen has to be there.
 * @param taken names that are the shop's own
 */
export const complaintsOf = (
  extensions: readonly Extension[],
  { source, chosen, taken }: { source: Variables; chosen: Chosen; taken: readonly string[] },
): VariableComplaint[] =>
  extensions.flatMap((extension) => {
    const required = reasons(extension, chosen)
    const clash = Object.keys(extension.env.shape).filter((name) => taken.includes(name))
    return [
      ...clash.map((variable) => ({ variable, message: "must have another name, as the shop has one of it" })),
      ...ownVariables(extension, source),
      ...(extension.erp?.complaints(source, required.erp) ?? []),
      ...(extension.companyRegister?.complaints(source, required.companyRegister) ?? []),
      ...(extension.mails?.complaints(source, required.mails) ?? []),
    ].map(({ variable, message }) => ({ variable, message: `${message} (extension ${extension.name})` }))
  })
