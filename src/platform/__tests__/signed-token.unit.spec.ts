import { expect, it } from "vitest"
import { idOfSignedToken, signedToken } from "../signed-token"

const SECRET = "ein-geheimnis-von-mehr-als-32-zeichen"
const token = signedToken("wait-list", "wait_01ABC", SECRET)
const [id, signature] = token.split(".")

it("names the id that it was signed for", () => expect(idOfSignedToken("wait-list", token, SECRET)).toBe("wait_01ABC"))

it.each([
  ["another id", `wait_01ABD.${signature}`, "wait-list", SECRET],
  [
    "another signature",
    `${id}.${signature.replace(/^./, (first) => (first === "A" ? "B" : "A"))}`,
    "wait-list",
    SECRET,
  ],
  ["another purpose", token, "invitation", SECRET],
  ["another secret", token, "wait-list", `${SECRET}!`],
  ["half a signature", token.slice(0, -3), "wait-list", SECRET],
  ["no signature", `${id}.`, "wait-list", SECRET],
  ["nothing", "", "wait-list", SECRET],
])("names nothing for %s", (_case, text, purpose, secret) => expect(idOfSignedToken(purpose, text, secret)).toBeNull())
