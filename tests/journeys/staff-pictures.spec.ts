import { describe, it } from "vitest"
import { demoProduct } from "../harness"
import { useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"

/** 2400 by 1800 pixels with much in them, as PNG of three megabytes. */
const CAMERA_PICTURE = `(async () => {
  const canvas = new OffscreenCanvas(2400, 1800)
  const context = canvas.getContext("2d")
  const noise = context.createImageData(2400, 400)
  for (let at = 0; at < noise.data.length; at++) noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 255
  context.putImageData(noise, 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
})()`

describe("a picture that staff upload", () => {
  useBrowser()

  it("is made smaller before it is sent, and shown in the shop as it is", async () => {
    const { id } = await demoProduct("nivelliergeraet-set")
    const admin = await staffMember()
    await admin.goto(`/app/products/${id}`)
    const buffer = Buffer.from(await admin.evaluate<string>(CAMERA_PICTURE), "base64")
    const box = admin.getByTestId("in-shop")
    await box.getByRole("button", { name: "Dateien und Videos bearbeiten" }).click()
    const dialog = admin.getByRole("dialog")
    await dialog
      .getByRole("group", { name: "Weiteres Bild", exact: true })
      .locator("input[type=file]")
      .setInputFiles({ name: "Baustelle Süd.png", mimeType: "image/png", buffer })
    await dialog.getByLabel("Bild 4: Was darauf zu sehen ist").fill("Nivellier auf der Baustelle")
    await dialog.getByRole("button", { name: "Speichern", exact: true }).click()
    await expect(dialog).toBeHidden()

    const shop = await visitor()
    await expect(async () => {
      await shop.goto("/mieten/nivelliergeraet-set/")
      await expect(shop.getByRole("button", { name: "Bild 4 von 4" })).toBeVisible({ timeout: 500 })
    }).toPass()
    await shop.getByRole("button", { name: "Bild 4 von 4" }).click()
    const picture = shop.getByRole("img", { name: "Nivellier auf der Baustelle" })
    await expect(picture).toBeVisible()
    expect(await picture.getAttribute("src")).toMatch(/\/static\/[\w-]*Baustelle-Sued[\w-]*\.webp$/)
    expect(await picture.getAttribute("srcset")).toBeNull()
    const sizeOf = (name: string) =>
      shop.evaluate<number[]>(`{
        const image = document.querySelector('img[alt="${name}"]')
        image.decode().then(() => [image.naturalWidth, image.naturalHeight])
      }`)
    expect(await sizeOf("Nivellier auf der Baustelle")).toEqual([1600, 1200])
  })
})
