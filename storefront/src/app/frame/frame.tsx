import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Toasts } from "../../components/toasts"
import { ActingPart } from "./acting"
import { ConsentPart } from "./consent"
import { Footer } from "./footer"
import { Header } from "./header"
import { SupportStrip } from "./support-strip"

/** What is around every page. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation("frame")
  return (
    <>
      <a className="skip" href="#inhalt">
        {t("skip")}
      </a>
      <ActingPart />
      <Header />
      <main id="inhalt" tabIndex={-1}>
        {children}
      </main>
      <SupportStrip />
      <Footer />
      <ConsentPart />
      <Toasts />
    </>
  )
}
