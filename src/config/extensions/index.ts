import type { Extension } from "#extension/define-extension"
import { OWN_EXTENSIONS } from "#integrations/own-extensions"
import { reword } from "#texts/texts"
import { checkedExtensions } from "./checked"
import { configFile, listedIn } from "./config-file"

/** @throws EnvironmentError */
export function readExtensions(file: string | null): readonly Extension[] {
  const listed = file ? listedIn(file) : []
  const checked = checkedExtensions(Array.isArray(listed) ? [...OWN_EXTENSIONS, ...listed] : listed, file ?? "the shop")
  for (const { texts = {} } of checked) for (const [language, words] of Object.entries(texts)) reword(language, words)
  return checked
}

let all: readonly Extension[] | undefined

/** The shop's own and those of `shop.config.ts`, read once. @throws EnvironmentError */
export const extensions = (): readonly Extension[] => {
  all ??= readExtensions(configFile())
  return all
}

type ProviderKind = "erp" | "companyRegister" | "mails"

/** Names of the extensions that offer a provider of this kind. */
export const offering = (kind: ProviderKind): string[] =>
  extensions()
    .filter((one) => one[kind])
    .map(({ name }) => name)

export const providerOf = (kind: ProviderKind, name: string) => extensions().find((one) => one.name === name)?.[kind]

/** How mails look; undefined for as the shop has it. */
export const mailPage = () => extensions().find((one) => one.mailPage)?.mailPage

/** What Medusa loads of them. */
export const pluginParts = () => extensions().flatMap(({ plugin }) => plugin ?? [])
