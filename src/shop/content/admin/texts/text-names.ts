interface TextName {
  name: string
  /** Where the text shows in the shop. */
  place: string
  /** How it is written: whole, as a title with a text, or as questions. */
  form: "whole" | "titled" | "faq"
  hint?: string
}

const HOME = "Startseite"
const SECTIONS =
  "Jede Überschrift beginnt einen Abschnitt der Seite; die erste ist ihr Titel. Überschriften mit Sprungmarke (#) stehen im Inhaltsverzeichnis der Seite."
const OWN_TITLE = "Der Abschnitt hat im Shop seinen festen Titel; der Titel hier wird nicht gezeigt."

const NAMES: ReadonlyMap<string, TextName> = new Map<string, TextName>([
  ["home-intro", { name: "Einleitung", place: `${HOME}, oben`, form: "titled" }],
  [
    "home-information",
    {
      name: "Ablauf in Schritten",
      place: `${HOME}, unter der Einleitung`,
      form: "titled",
      hint: "Eine nummerierte Liste wird im Shop zu Schritten nebeneinander; ihr fetter Anfang ist der Titel des Schritts.",
    },
  ],
  ["home-laserscanning", { name: "Laserscanning", place: `${HOME}, Wissen`, form: "titled", hint: OWN_TITLE }],
  ["home-punktwolke", { name: "3D-Punktwolke", place: `${HOME}, Wissen`, form: "titled", hint: OWN_TITLE }],
  ["home-ueberuns", { name: "Über uns", place: `${HOME}, Wissen`, form: "titled", hint: OWN_TITLE }],
  ["schulen", { name: "Schulung", place: "Seite «Schulung»", form: "whole", hint: SECTIONS }],
  [
    "agb",
    {
      name: "AGB",
      place: "Seite «AGB», Kasse",
      form: "whole",
      hint: `${SECTIONS} Bestellungen halten fest, welche Version der AGB galt: Jede Änderung gibt ihnen eine neue, auch im Text («Version 1.1»).`,
    },
  ],
  ["datenschutz", { name: "Datenschutzerklärung", place: "Seite «Datenschutz»", form: "whole", hint: SECTIONS }],
  ["impressum", { name: "Impressum", place: "Seite «Impressum»", form: "whole", hint: SECTIONS }],
  ["faq", { name: "Häufige Fragen", place: "Seite «FAQ»", form: "faq" }],
  ["eventinformation", { name: "Eventinformationen", place: "Seite «Veranstaltungen», oben", form: "titled" }],
])

/** How staff call a text; one that no page asks for goes by its key. */
export const textName = (key: string): TextName => NAMES.get(key) ?? { name: key, place: "–", form: "whole" }
