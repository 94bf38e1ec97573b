import type { Extension } from "#extension/define-extension"
import type { ExtensionLogger } from "#extension/events"
import { theLogger } from "#platform/log/shop-logger"

const IS_SECRET = /SECRET|TOKEN|PASSWORD|KEY/
/** Shorter ones would hide half of any text. */
const SHORTEST = 4

/** Takes the values of an extension's secret variables out of a text. */
export function secretsIn({ env }: Pick<Extension, "env">, source: NodeJS.ProcessEnv): (text: string) => string {
  const secrets = Object.keys(env.shape)
    .filter((name) => IS_SECRET.test(name))
    .flatMap((name) => source[name]?.trim() ?? [])
    .filter(({ length }) => length >= SHORTEST)
  return (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, "***"), text)
}

/** The shop's log, each line with the extension's name. */
export function loggerOf({ name }: Pick<Extension, "name">, redact: (text: string) => string): ExtensionLogger {
  const said = (message: string) => `${name}: ${redact(message)}`
  return {
    info: (message) => theLogger().info(said(message)),
    warn: (message) => theLogger().warn(said(message)),
    error: (message) => theLogger().error(said(message)),
  }
}
