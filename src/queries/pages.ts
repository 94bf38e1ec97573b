import type { MedusaContainer } from "@medusajs/framework/types"
import { readEnv } from "../config/env"
import { settings } from "../config/settings"
import type { PageData, ShopInfo } from "../contract"
import { today } from "../lib/clock"
import { catalogueSnapshot } from "./catalogue"
import { contentOf, deliveryTypesOf, detailOf, rentalListOf } from "./catalogue/answers"

/** What pages read while the server renders them: the answers of the calls, without the calls. */
export function pageData(scope: MedusaContainer): PageData {
  const catalogue = () => catalogueSnapshot(scope)
  return {
    shopInfo: async () => shopInfo(),
    rentalList: async (purposeId) => rentalListOf(await catalogue(), purposeId) ?? null,
    rentalDetail: async (slug) => detailOf(await catalogue(), "rental", slug) ?? null,
    purposes: async () => [...(await catalogue()).purposes],
    deliveryTypes: async () => deliveryTypesOf(await catalogue()),
    content: async (key) => contentOf(await catalogue(), key) ?? null,
  }
}

function shopInfo(): ShopInfo {
  const { publicUrl, isDemo } = readEnv()
  const { name, address, postalcode, city, phone, phoneHref, mail, supportHours, mailHours } = settings.company
  const { chatUrl, appointmentUrl, socialLinks, titleSuffix, trademarkNote, sampleNote } = settings.company
  return {
    name,
    address,
    postalcode,
    city,
    phone,
    phoneHref,
    mail,
    supportHours,
    mailHours,
    chatUrl,
    appointmentUrl,
    socialLinks: [...socialLinks],
    titleSuffix,
    trademarkNote,
    sampleNote: isDemo ? sampleNote : "",
    isDemo,
    publicUrl,
    vatPercent: String(settings.vatPermille / 10),
    today: today(),
    videoHost: settings.videoHost,
  }
}
