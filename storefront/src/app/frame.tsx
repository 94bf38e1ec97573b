import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Toasts } from "../components/toasts"
import { useShop } from "../lib/shop"
import { Footer } from "./footer"
import { Header } from "./header"
import { SupportStrip } from "./support-strip"

/** What stands around every page. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation("frame")
  const { isDemo } = useShop()
  return (
    <>
      <a className="skip" href="#inhalt">
        {t("skip")}
      </a>
      {isDemo && <p className="demo">{t("demo")}</p>}
      <Header />
      <main id="inhalt" tabIndex={-1}>
        {children}
      </main>
      <SupportStrip />
      <Footer />
      <Toasts />
    </>
  )
}
