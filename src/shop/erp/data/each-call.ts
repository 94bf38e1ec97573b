import type { ErpProvider } from "./provider"

/** The ERP with something around each of its calls. */
export const aroundEachCall = (
  provider: ErpProvider,
  around: (name: string, call: () => Promise<unknown>) => Promise<unknown>,
): ErpProvider =>
  new Proxy(provider, {
    get: (target, name) => {
      const call: unknown = Reflect.get(target, name)
      if (typeof call !== "function") return call
      return (...given: unknown[]) => around(String(name), async () => Reflect.apply(call, target, given) as unknown)
    },
  })
