import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import { FileLink } from "@/components/offer/file-link"
import { useIsHydrated } from "@/lib/page/hydrated"
import { lazyPart } from "@/lib/page/lazy-part"
import { useOpenPart } from "@/lib/page/open-part"
import { isPointCloud, type SampleFile } from "../sample-files"
import "../texts"
import "@/styles/parts/documents.css"

/** With its 3D library in a chunk of its own, loaded when somebody asks to see a point cloud. */
const viewer = lazyPart(() => import("./viewer"))

interface ViewButtonProps {
  file: SampleFile
  onOpen: () => void
}

const ViewButton = ({ file, onOpen }: ViewButtonProps) => {
  const { t } = useTranslation("sampleData")
  const openPart = useOpenPart()
  const isHydrated = useIsHydrated()
  const [isLoading, setIsLoading] = useState(false)

  const open = () => {
    setIsLoading(true)
    void openPart(viewer, onOpen).finally(() => setIsLoading(false))
  }
  return (
    <Button
      look="2"
      small
      disabled={!isHydrated}
      busy={isLoading}
      aria-label={t("viewNamed", { title: file.title })}
      onClick={open}
    >
      {t("view")}
    </Button>
  )
}

/** Sample data of a product to download or, if it is a point cloud, to look at. Its heading is on the page. */
export const SampleData = ({ files }: { files: SampleFile[] }) => {
  const [viewed, setViewed] = useState<SampleFile | null>(null)
  return (
    <>
      <ul className="docs">
        {files.map((file) => (
          <li key={file.url}>
            <FileLink file={file} />
            {isPointCloud(file) && <ViewButton file={file} onOpen={() => setViewed(file)} />}
          </li>
        ))}
      </ul>
      {viewed && <viewer.Part file={viewed} onClose={() => setViewed(null)} />}
    </>
  )
}
