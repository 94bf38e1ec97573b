import { describe, expect, it } from "vitest"
import { isSecretAddress, keepSecretAddressesApart } from "../secret-address"

describe("an address", () => {
  it.each([
    ["/activation/result?uidb64=Y3Vz&token=abc", true],
    ["/password/reset/confirm?token=abc", true],
    ["/impersonate?token=abc&cartId=def", true],
    ["/log-in?email=petra%40example.ch&message=already_registered", true],
    ["/log-in?to=%2Fcart", false],
    ["/mieten?purpose=wood", false],
    ["/cart/success?orderId=AU-1042", false],
    ["/search?query=token", false],
  ])("%s holds a secret: %s", (address, expected) => {
    expect(isSecretAddress(address)).toBe(expected)
  })
})

it("is never pushed into the history once the tag manager watches it, but loaded again", () => {
  const history = { pushState: pushed("push"), replaceState: pushed("replace") } as unknown as History
  const steps: string[] = []
  function pushed(name: string) {
    return (_state: unknown, _unused: string, address?: string | URL | null) => {
      steps.push(`${name} ${address}`)
    }
  }
  keepSecretAddressesApart(history, (address) => steps.push(`load ${address}`))
  history.pushState({}, "", "/mieten")
  history.pushState({}, "", "/log-in?email=petra%40example.ch")
  history.replaceState({}, "", "/cart")
  history.replaceState({}, "", "/impersonate?token=x")
  expect(steps).toEqual([
    "push /mieten",
    "load /log-in?email=petra%40example.ch",
    "replace /cart",
    "load /impersonate?token=x",
  ])
})
