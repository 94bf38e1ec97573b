import type { Locator, Page } from "playwright"
import { beforeEach, describe, it } from "vitest"
import { demoProduct, sql } from "../harness"
import { expectNoSeriousBarriers } from "./barriers"
import { DESKTOP, PHONE, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"

describe("staff keep the products", () => {
  useBrowser()

  let admin: Page
  let box: Locator
  beforeEach(async () => {
    admin = await staffMember()
    box = admin.locator("[data-testid=in-shop]")
  })

  const dialog = () => admin.getByRole("dialog")
  const edit = async (group: string) => {
    await box.getByRole("button", { name: `${group} bearbeiten` }).click()
    await expect(dialog()).toBeVisible()
  }
  const save = async () => {
    await dialog().getByRole("button", { name: "Speichern", exact: true }).click()
    await expect(dialog()).toBeHidden()
  }
  const chooseKind = async (kind: string) => {
    await admin.getByTestId("new-product").getByLabel("Art", { exact: true }).click()
    await admin.getByRole("option", { name: kind }).click()
  }

  it("make a device for rent, fill in each group, and see it in the shop", async () => {
    await admin.goto("/app/products")
    await admin.getByRole("link", { name: "Neues Produkt" }).first().click()
    await chooseKind("Mieten")
    await admin.getByLabel("Name", { exact: true }).fill("Prüfscanner «Süd»")
    await expect(admin.getByLabel("Adresse")).toHaveValue("pruefscanner-sued")
    await admin.getByLabel("Preis pro Tag").fill("1x")
    await admin.getByRole("button", { name: "Anlegen" }).click()
    await expect(admin.getByText("Bitte einen Preis wie 1250.00 eingeben")).toBeVisible()
    await expectNoSeriousBarriers(admin, "[data-testid=new-product]")
    await admin.getByLabel("Preis pro Tag").fill("1'120.50")
    await admin.getByRole("button", { name: "Anlegen" }).click()
    await expect(box).toContainText("CHF 1’120.50 pro Tag")
    await expectNoSeriousBarriers(admin, "[data-testid=in-shop]")

    const shop = await visitor()
    await shop.goto("/mieten/pruefscanner-sued/")
    await expect(shop.getByRole("heading", { level: 1 })).toContainText("Prüfscanner «Süd»")

    await edit("Karte und Fakten")
    await dialog().getByLabel("Untertitel").fill("Für Hallen und Dächer")
    await dialog().getByLabel("Reichweite").fill("0.5–130 m")
    await dialog().getByLabel("Adresse").fill("pruefscanner-sued-2")
    await expect(dialog()).toContainText("Die bisherige Adresse leitet danach hierher weiter.")
    await save()
    await shop.goto("/mieten/pruefscanner-sued/?utm_source=plakat")
    expect(new URL(shop.url())).toMatchObject({
      pathname: "/mieten/pruefscanner-sued-2/",
      search: "?utm_source=plakat",
    })

    await edit("Texte")
    await dialog().getByRole("textbox", { name: "Beschreibung" }).fill("Misst still und genau.")
    for (const title of ["Ablauf", "Genauigkeit", "Zubehör", "Daten"]) {
      await dialog().getByRole("button", { name: "Abschnitt hinzufügen" }).click()
      await dialog().getByLabel("Titel", { exact: true }).last().fill(title)
      await dialog()
        .getByRole("textbox", { name: /^Text von Abschnitt/ })
        .last()
        .fill(`Mehr über ${title}.`)
    }
    await expect(dialog().getByText("(4 von 4)")).toBeVisible()
    await expect(dialog().getByRole("button", { name: "Abschnitt hinzufügen" })).toBeDisabled()
    await dialog().getByRole("button", { name: "Abschnitt «Daten» nach oben" }).press("Enter")
    await save()

    await edit("Dateien und Videos")
    await dialog().getByRole("button", { name: "Video hinzufügen" }).click()
    await dialog().getByLabel("Adresse von Video 1").fill("https://example.ch/film")
    await dialog().getByRole("button", { name: "Speichern", exact: true }).click()
    await expect(dialog().getByText("Bitte Adresse oder Kennung eines Videos einfügen")).toBeVisible()
    await dialog().getByLabel("Adresse von Video 1").fill("https://youtu.be/dQw4w9WgXcQ")
    await expectNoSeriousBarriers(admin, "[role=dialog] fieldset")
    await save()

    await edit("Zubehör und Software")
    await dialog().getByRole("searchbox", { name: "Zubehör suchen" }).fill("USB-C")
    await dialog().getByRole("button", { name: "+ USB-C-Kabel" }).click()
    await save()

    await edit("Dienstleistungen und Einsatzzwecke")
    await dialog().getByRole("checkbox").first().check()
    await save()
    await expect(box).toContainText("1 Zubehör")

    await edit("Suche und SEO")
    await dialog().getByLabel("Weitere Suchwörter").fill("prüfscannerwort")
    await save()

    await shop.reload()
    const page = shop.getByRole("main")
    for (const text of ["Für Hallen und Dächer", "Misst still und genau.", "Ablauf", "1’120.50"])
      await expect(page).toContainText(text)

    await edit("Karte und Fakten")
    await dialog().getByLabel("Nicht lieferbar").click()
    await save()
    await shop.reload()
    await expect(page).toContainText("Produkt nicht lieferbar.")
  })

  it("make a product for sale with packages, look at it before it is published, and don't overwrite each other", async () => {
    await admin.goto("/app/new-product")
    await chooseKind("Kaufen")
    await admin.getByLabel("Name", { exact: true }).fill("Prüfscanner Kauf")
    await admin.getByLabel("Name der Grundausführung").fill("Basis")
    await admin.getByLabel("Preis in CHF").fill("9000")
    await admin.getByRole("button", { name: "Paket hinzufügen" }).click()
    await admin.getByLabel("Name von Paket 1").fill("Komplett")
    await admin.getByLabel("Preis in CHF").last().fill("9900.00")
    await admin.getByLabel("Stück an Lager").fill("2")
    await admin.getByLabel("Sofort veröffentlichen").click()
    await admin.getByRole("button", { name: "Anlegen" }).click()
    await expect(box).toContainText("Das Produkt ist nicht veröffentlicht.")
    await box.getByRole("button", { name: "Vorschau" }).click()
    const preview = admin.frameLocator("iframe")
    await expect(preview.getByRole("main")).toContainText("Komplett")
    await admin.keyboard.press("Escape")

    await edit("Preis und Pakete")
    await dialog().getByRole("button", { name: "Paket hinzufügen" }).click()
    await dialog().getByLabel("Name", { exact: true }).last().fill("komplett")
    await dialog().getByLabel("Preis in CHF").last().fill("9950")
    await dialog().getByRole("button", { name: "Speichern", exact: true }).click()
    await expect(dialog().getByText("Diesen Namen gibt es schon.")).toBeVisible()
    await dialog().getByLabel("Name", { exact: true }).last().fill("Komplett mit Stativ")
    await save()
    await expect(box).toContainText("2 Pakete")

    await edit("Karte und Fakten")
    await dialog().getByLabel("Untertitel").fill("Meiner")
    await sql("update product set subtitle = 'Von jemand anderem' where handle = 'kauf-pruefscanner-kauf'")
    await dialog().getByRole("button", { name: "Speichern", exact: true }).click()
    await expect(dialog().getByText("Inzwischen hat jemand anderes diese Angaben geändert.")).toBeVisible()
    await expect(dialog().getByLabel("Untertitel")).toHaveValue("Meiner")
    await dialog().getByRole("button", { name: "Neuen Stand laden" }).click()
    await expect(dialog().getByLabel("Untertitel")).toHaveValue("Von jemand anderem")
    await save()
  })

  it("find what the shop says of a product on its first screen, however long the description", async () => {
    const { id } = await demoProduct("rtc-360", "rental")
    for (const viewport of [DESKTOP, PHONE]) {
      await admin.setViewportSize(viewport)
      await admin.goto(`/app/products/${id}`)
      await expect(box.getByText("Karte und Fakten")).toBeInViewport()
    }
  })
})
