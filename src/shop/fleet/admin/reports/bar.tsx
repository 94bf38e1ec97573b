/** A share drawn next to its figure; more than everything fills the bar. */
export const Bar = ({ percent }: { percent: number }) => (
  <div aria-hidden className="h-1.5 w-full min-w-12 overflow-hidden rounded bg-ui-bg-component-hover">
    <div
      className={percent >= 90 ? "h-full bg-ui-tag-orange-icon" : "h-full bg-ui-tag-blue-icon"}
      style={{ width: `${Math.min(100, percent)}%` }}
    />
  </div>
)
