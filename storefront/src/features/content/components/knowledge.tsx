import { useTranslation } from "react-i18next"
import sectionScan from "@/assets/scan/scan-schnitt.webp"
import section720 from "@/assets/scan/scan-schnitt-720.avif"
import section1440 from "@/assets/scan/scan-schnitt-1440.avif"
import { Html } from "@/components/html"
import { Section } from "@/components/section"
import { useContent } from "../api/content"
import type { HomeBlock } from "../home-blocks"
import { splitHeading } from "../split-heading"
import "../texts"
import "@/styles/parts/accordion.css"
import "../knowledge.css"

/** Titles as specified, whatever heading the text itself begins with (spec "public shop" §2). */
const SECTIONS = [
  { block: "home-laserscanning", title: "home.laserScanning", isOpen: true },
  { block: "home-punktwolke", title: "home.pointCloud", isOpen: false },
  { block: "home-ueberuns", title: "home.aboutUs", isOpen: false },
] as const satisfies { block: HomeBlock; title: string; isOpen: boolean }[]

const SECTION_SIZES = `${section720} 720w, ${section1440} 1440w`

const ScanFigure = () => {
  const { t } = useTranslation("content")
  return (
    <figure className="fig">
      <picture>
        <source type="image/avif" srcSet={SECTION_SIZES} sizes="(max-width: 720px) 100vw, 640px" />
        <img src={sectionScan} width={1440} height={900} alt={t("home.sectionScan.alt")} loading="lazy" />
      </picture>
      <figcaption>{t("home.sectionScan.caption")}</figcaption>
    </figure>
  )
}

type KnowledgeSectionProps = (typeof SECTIONS)[number] & { body: string }

const KnowledgeSection = ({ block, title, isOpen, body }: KnowledgeSectionProps) => {
  const { t } = useTranslation("content")
  return (
    <details open={isOpen}>
      <summary>{t(title)}</summary>
      {block === "home-laserscanning" ? (
        <div className="in-b duo">
          <ScanFigure />
          <Html html={body} />
        </div>
      ) : (
        <Html className="in-b" html={body} />
      )}
    </details>
  )
}

const useBody = (block: HomeBlock) => splitHeading(useContent(block)).body.trim()

/** The three collapsible sections of the home page; what nobody wrote leaves no trace. */
export const Knowledge = () => {
  const { t } = useTranslation("content")
  const bodies = {
    "home-laserscanning": useBody("home-laserscanning"),
    "home-punktwolke": useBody("home-punktwolke"),
    "home-ueberuns": useBody("home-ueberuns"),
  }
  const written = SECTIONS.filter(({ block }) => bodies[block] !== "")
  if (written.length === 0) return null
  return (
    <Section title={t("home.knowledge")}>
      <div className="acc">
        {written.map((section) => (
          <KnowledgeSection key={section.block} {...section} body={bodies[section.block]} />
        ))}
      </div>
    </Section>
  )
}
