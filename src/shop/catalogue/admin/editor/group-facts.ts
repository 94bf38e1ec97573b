import { chfOfWire } from "#kernel/format-chf"
import { percentOf } from "#kernel/format-percent"
import { KIND_WORDS } from "../../rules/kind-words"
import { PRODUCT_CHARGES } from "../../rules/product-charges"
import { PRODUCT_LIMITS } from "../../rules/product-limits"
import type { GroupValues, ProductGroup, StaffProduct } from "../../wire/staff-product"

const of = (list: readonly unknown[], most: number, what: string) => `${list.length} von ${most} ${what}`
const isFilled = (text: string, what: string) => (text ? what : `ohne ${what}`)
const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function chargeFacts(charges: GroupValues["charges"]["charges"]): string[] {
  const entered = PRODUCT_CHARGES.flatMap(({ code, name }) => {
    const { amount = "0.00", permille = 0 } = charges[code] ?? {}
    if (permille > 0) return [`${name}: ${percentOf(permille)} % des Verkaufspreises`]
    return Number(amount) > 0 ? [`${name}: ${chfOfWire(amount)}`] : []
  })
  return entered.length > 0 ? entered : ["keine"]
}

type Facts = { [Group in ProductGroup]: { title: string; facts: string[] } }

/** What the page says of each group before it is opened. */
export function groupFacts({ kind, groups, linked, services, purposes, path }: StaffProduct): Facts {
  const { card, texts, media, links, prices, rates, charges, offers, search } = groups
  const words = kind ? KIND_WORDS[kind].choice : undefined
  const nameOf = (id: string | null) => linked.find((product) => product.id === id)?.name
  const companion = nameOf(links.values.companion_id)
  const { slug, sort_order, is_inactive, card_info } = card.values
  const facts = [
    card.values.fact_laser_reach,
    card.values.fact_laser_accuracy,
    card.values.fact_speed,
    card.values.fact_battery,
  ]
  const [base, ...others] = prices.values.choices
  const price = base?.price ? chfOfWire(base.price) : "ohne Preis"
  const chosen = (list: { id: string; name: string }[], ids: string[]) =>
    list.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return {
    card: {
      title: "Karte und Fakten",
      facts: [
        path ?? slug,
        `Platz ${sort_order}`,
        is_inactive ? "nicht lieferbar" : "",
        isFilled(card_info, "Kurztext"),
        `${facts.filter(Boolean).length} von 4 Fakten`,
      ],
    },
    texts: {
      title: "Texte",
      facts: [
        isFilled(texts.values.description, "Beschreibung"),
        isFilled(texts.values.delivery_content, "Lieferumfang"),
        of(texts.values.accordions, PRODUCT_LIMITS.accordions, "Abschnitten"),
      ],
    },
    media: {
      title: "Dateien und Videos",
      facts: [
        of(media.values.pictures, PRODUCT_LIMITS.pictures, "Bildern"),
        of(media.values.videos, PRODUCT_LIMITS.videos, "Videos"),
        of(media.values.documents, PRODUCT_LIMITS.documents, "Dokumenten"),
        of(media.values.sample_data, PRODUCT_LIMITS.sampleData, "Beispieldateien"),
      ],
    },
    links: {
      title: "Zubehör und Software",
      facts: [
        `${links.values.accessory_ids.length} Zubehör`,
        `${links.values.software_ids.length} Software und Services`,
        countOf(links.values.device_tags.length, "Gerät", "Geräte"),
        companion ? `Pflichtbegleiter ${companion}` : "",
        kind === "addon" && links.values.is_recommended ? "im Warenkorb empfohlen" : "",
      ],
    },
    prices: {
      title: words ? `Preis und ${words.many}` : "Preis",
      facts: [
        kind === "rental" ? `${price} pro Tag` : price,
        words ? countOf(others.length, words.one, words.many) : "",
        ...others.map(({ name }) => name),
      ],
    },
    rates: {
      title: "Miettarife",
      facts: rates.values.rates
        .map(({ days, price }) => `${days} Tage ${chfOfWire(price)}`)
        .concat(rates.values.rates.length === 0 ? ["keine: jeder Tag kostet gleich viel"] : []),
    },
    charges: {
      title: "Kaution und Zuschläge",
      facts: chargeFacts(charges.values.charges),
    },
    offers: {
      title: "Dienstleistungen und Einsatzzwecke",
      facts: [
        chosen(services, offers.values.service_ids).join(", ") || "ohne Dienstleistung",
        chosen(purposes, offers.values.purpose_ids).join(", ") || "ohne Einsatzzweck",
        countOf(offers.values.restocking_days, "Arbeitstag nach der Rückgabe", "Arbeitstage nach der Rückgabe"),
      ],
    },
    search: {
      title: "Suche und SEO",
      facts: [
        search.values.in_search ? "in der Suche" : "nicht in der Suche",
        isFilled(search.values.search_keywords, "Suchwörter"),
        isFilled(search.values.seo_title, "eigener Titel"),
        isFilled(search.values.seo_description, "eigene Beschreibung"),
      ],
    },
  }
}
