import { describe, expect, it } from "vitest"
import { isInPackage, packageContents } from "../package-contents"

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`
const base = { name: "Basispaket", scope: list("RTC 360", "vier Akkus, Ladegerät") }
const office = { name: "Paket Büro", scope: list("Basispaket", "Jahreslizenz") }

describe("what is in packages", () => {
  it.each([
    [
      "the items of each, those of the named one in their place",
      [base, office],
      [
        ["RTC 360", "vier Akkus, Ladegerät"],
        ["RTC 360", "vier Akkus, Ladegerät", "Jahreslizenz"],
      ],
    ],
    [
      "what is in the one that the named one names",
      [base, office, { name: "Paket Plus", scope: list("paket büro", "Schulung") }],
      [
        ["RTC 360", "vier Akkus, Ladegerät"],
        ["RTC 360", "vier Akkus, Ladegerät", "Jahreslizenz"],
        ["RTC 360", "vier Akkus, Ladegerät", "Jahreslizenz", "Schulung"],
      ],
    ],
    [
      "the base package's where one has no words of its own",
      [base, { name: "Paket Nackt", scope: "" }],
      [
        ["RTC 360", "vier Akkus, Ladegerät"],
        ["RTC 360", "vier Akkus, Ladegerät"],
      ],
    ],
    [
      "finite where packages name each other",
      [
        { name: "A", scope: list("B", "Stativ") },
        { name: "B", scope: list("A", "Koffer") },
      ],
      [
        ["A", "Koffer", "Stativ"],
        ["B", "Stativ", "Koffer"],
      ],
    ],
    [
      "words, without markup",
      [base, { name: "Büro", scope: '<ul>\n<li>Basispaket</li>\n<li><a href="/x">Register &amp; Co.</a></li>\n</ul>' }],
      [
        ["RTC 360", "vier Akkus, Ladegerät"],
        ["RTC 360", "vier Akkus, Ladegerät", "Register & Co."],
      ],
    ],
    ["nothing where there is one package", [base], null],
    ["nothing where a scope is a sentence", [base, { name: "Büro", scope: "<p>Alles.</p>" }], null],
    [
      "nothing where a list isn't all",
      [base, { name: "Büro", scope: `${list("Stativ")}<p>Auf Wunsch mehr.</p>` }],
      null,
    ],
    ["nothing where there are no words at all", [{ name: "A", scope: "" }, office], null],
  ])("is %s", (_case, packages, expected) => expect(packageContents(packages)).toEqual(expected))
})

describe("an accessory", () => {
  it.each([
    ["Akku zu RTC 360", "vier Akkus, Ladegerät"],
    ["Akku zu BLK 360 G2", "ein Akku"],
    ["Akku zu BLK 360 G2", "zwei weitere Akkus"],
    ["Ladegerät zu BLK", "ein Akku, Ladegerät, USB-C-Kabel"],
    ["USB-C-Kabel, 3 m", "ein Akku, Ladegerät, USB-C-Kabel"],
    ["Carbon-Stativ", "Carbon-Stativ"],
    ["Feld-Tablet, 10 Zoll", "Feldtasche und Feld-Tablet"],
    ["Referenzkugeln, 145 mm", "sechs Referenzkugeln und 20 Zielmarken"],
    ["360°-Prisma mit Reflektorstab", "360°-Prisma mit Reflektorstab"],
    ["Schutzhülle zu BLK 3D", "Schutzhuelle"],
  ])("%s is in a package with %j", (name, item) => expect(isInPackage(name, ["Gerät", item])).toBe(true))

  it.each([
    ["Akku zu RTC 360", "Akku-Ladegerät"],
    ["Akku zu RTC 360", "Tasche für Akkus"],
    ["Akku zu RTC 360", "Gerät ohne Akku"],
    ["Akku zu RTC 360", "kein Akku"],
    ["Akku zu RTC 360", "Rabatt auf Akkus"],
    ["Akku zu RTC 360", "Zusatzakku"],
    ["Mehrfach-Ladegerät zu RTC 360", "Ladegerät"],
    ["Stativ", "Mini-Stativ"],
    ["Stativ", "Leichtstativ"],
    ["Zielmarken Schachbrett", "20 Zielmarken"],
    ["USB Kabel", "USB-Stick, Kabel"],
    ["zu", "Kabel"],
  ])("%s isn't in a package with %j", (name, item) => expect(isInPackage(name, [item])).toBe(false))
})
