import { useTranslation } from "react-i18next"
import { formatCount } from "#kernel/format-count"
import { fileSize } from "#kernel/format-size"
import { Button } from "@/components/button"
import type { SampleFile } from "../sample-files"
import type { CloudState } from "../use-point-cloud"

interface ViewerNoticeProps {
  file: SampleFile
  cloud: CloudState & { cancel: () => void }
  sizeBytes?: number
  onLoad: () => void
}

/** What is over the picture: the question before loading, the progress, or why there is nothing to see. */
export const ViewerNotice = ({ file, cloud, sizeBytes, onLoad }: ViewerNoticeProps) => {
  const { t } = useTranslation(["pointCloud", "common"])
  const { phase, facts, fault, loadedCount, cancel } = cloud
  const counts = { loaded: formatCount(loadedCount), total: formatCount(facts?.pointCount ?? 0) }

  if (phase === "idle") {
    return (
      <div className="pcv-note">
        {sizeBytes !== undefined && <p>{t("ask.text", { size: fileSize(sizeBytes) })}</p>}
        <Button onClick={onLoad}>{t("ask.load")}</Button>
      </div>
    )
  }
  if (fault) {
    return (
      <div className="pcv-note" role="alert">
        <p>{t(`fault.${fault}`)}</p>
        <div className="pcv-acts">
          {(fault === "network" || fault === "truncated") && (
            <Button onClick={onLoad}>{t("common:action.retry")}</Button>
          )}
          <a className="btn btn-2" href={file.url} download>
            {t("download")}
          </a>
        </div>
      </div>
    )
  }
  if (phase === "loading") {
    return (
      <div className="pcv-load">
        <progress
          aria-label={t("progress.label")}
          max={facts?.pointCount ?? 1}
          value={facts ? loadedCount : undefined}
        />
        <span>{facts ? t("progress.loaded", counts) : t("progress.starting")}</span>
        <Button look="3" onClick={cancel}>
          {t("progress.cancel")}
        </Button>
      </div>
    )
  }
  return (
    <p className="pcv-load" role="status">
      {t(phase === "stopped" ? "progress.cancelled" : "progress.done", counts)}
    </p>
  )
}
