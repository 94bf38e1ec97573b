import { describe, expect, it } from "vitest"
import { addressProblem, isPublicAddress } from "../public-address"

describe("an address that is one of the internet's", () => {
  it.each(["9.9.9.9", "91.212.28.1", "2620:fe::fe", "::ffff:9.9.9.9"])("%s", (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    ["this machine", "127.0.0.1"],
    ["this machine", "::1"],
    ["this machine in IPv6", "::ffff:127.0.0.1"],
    ["any", "0.0.0.0"],
    ["a private network", "10.1.2.3"],
    ["a private network", "172.16.0.1"],
    ["a private network", "192.168.1.1"],
    ["a private network", "fd00::1"],
    ["a private network in IPv6", "::ffff:192.168.1.1"],
    ["a translated private network", "64:ff9b::a00:1"],
    ["a translated private network", "64:ff9b:1::a00:1"],
    ["this machine in the oldest way", "::7f00:1"],
    ["a private network in the oldest way", "::10.0.0.1"],
    ["what nobody was given", "4000::1"],
    ["a provider's metadata", "169.254.169.254"],
    ["a link", "fe80::1"],
    ["carriers", "100.64.0.1"],
    ["many", "224.0.0.1"],
    ["nobody", "240.0.0.1"],
    ["nothing", "no address"],
  ])("not of %s: %s", (_whose, address) => expect(isPublicAddress(address)).toBe(false))
})

describe("what hinders to send to an address", () => {
  it.each([
    ["https://erp.example.ch/hook", null],
    ["https://9.9.9.9:8443/hook?a=1", null],
    ["http://erp.example.ch/hook", "https"],
    ["https://user:pass@erp.example.ch/", "address"],
    ["ftp://erp.example.ch/", "address"],
    ["erp.example.ch", "address"],
    ["", "address"],
    ["https://localhost/", "private"],
    ["https://shop.localhost/", "private"],
    ["https://localhost./", "private"],
    ["https://intranet/", "private"],
    ["https://127.0.0.1/", "private"],
    ["https://0x7f.1/", "private"],
    ["https://2130706433/", "private"],
    ["https://[::1]/", "private"],
    ["https://[::ffff:10.0.0.1]/", "private"],
    ["https://[::10.0.0.1]/", "private"],
    ["https://169.254.169.254/latest", "private"],
  ])("%s: %s", (url, problem) => expect(addressProblem(url, false)).toBe(problem))

  it.each([
    ["http://127.0.0.1:4000/hook", null],
    ["http://intranet/", null],
    ["file:///etc/passwd", "address"],
  ])("%s, where private networks are allowed: %s", (url, problem) => expect(addressProblem(url, true)).toBe(problem))
})
