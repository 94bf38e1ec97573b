import { satisfies, validRange } from "semver"
import type { Extension } from "#extension/define-extension"
import { EXTENSION_API_VERSION } from "#extension/version"
import { wordsFault } from "#texts/words-fault"
import { EnvironmentError } from "../environment-error"
import { mailPageFault } from "./mail-page-fault"

const NAME = /^[a-z][a-z0-9-]{1,39}$/
const CODE = /^[a-z][a-z0-9_]{0,39}$/
const VARIABLE = /^[A-Z][A-Z0-9_]*$/
/** What variables that choose providers already mean. */
const TAKEN = new Set(["off", "smtp"])

const codesOf = (list: readonly { code: string }[]) => list.map(({ code }) => code)

/** The code is one, and nothing's before it; its words are there. */
const isNamed = (codes: readonly string[], place: number, ...words: string[]) =>
  CODE.test(codes[place]) && codes.indexOf(codes[place]) === place && words.every((text) => text)

function complaintAbout({ requires, charges, dayRules, env, texts = {}, mailPage }: Extension): string | undefined {
  if (!validRange(requires)) return `requires "${requires}", which is no range of versions such as ^1.0.0`
  if (!satisfies(EXTENSION_API_VERSION, requires))
    return `requires ${requires}, and this shop offers ${EXTENSION_API_VERSION}`
  const charge = charges.find(({ title }, place) => !isNamed(codesOf(charges), place, title))
  if (charge) return `has a charge "${charge.code}" whose code is wrong or there twice, or that has no title`
  const rule = dayRules.find(({ title, refusal }, place) => !isNamed(codesOf(dayRules), place, title, refusal))
  if (rule) return `has a day rule "${rule.code}" whose code is wrong or there twice, or that has no title or refusal`
  const fault = Object.entries(texts)
    .map(([language, words]) => wordsFault(language, words))
    .find(Boolean)
  if (fault) return fault
  const badMail = mailPage && mailPageFault(mailPage)
  if (badMail) return badMail
  const variable = Object.keys(env.shape).find((one) => !VARIABLE.test(one))
  return variable ? `has a variable "${variable}", which must be written in capital letters` : undefined
}

const isExtension = (one: unknown): one is Extension =>
  typeof one === "object" && one !== null && "tell" in one && "name" in one && typeof one.name === "string"

/**
 * What the configuration lists, if the shop can work with it.
 * @param listed what `shop.config.ts` says
 * @throws EnvironmentError naming the extension
 */
export function checkedExtensions(listed: unknown, file: string): readonly Extension[] {
  if (!Array.isArray(listed) || !listed.every(isExtension))
    throw new EnvironmentError(`${file} must export { extensions: [...] }, made by defineExtension, by default.`)
  const names = new Set(TAKEN)
  for (const extension of listed) {
    const { name } = extension
    if (!NAME.test(name) || names.has(name))
      throw new EnvironmentError(
        `Extension "${name}" in ${file}: its name must be lower-case letters, digits and -, and no other's.`,
      )
    names.add(name)
    const complaint = complaintAbout(extension)
    if (complaint) throw new EnvironmentError(`Extension ${name} ${complaint}.`)
  }
  const [, second] = listed.filter(({ mailPage }) => mailPage)
  if (second) throw new EnvironmentError(`Extension ${second.name} has a mailPage, and so has another one.`)
  return listed
}
