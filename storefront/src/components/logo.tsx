/** The target mark of surveyors. */
export const Logo = () => (
  <svg viewBox="0 0 26 26" aria-hidden="true">
    <circle cx="13" cy="13" r="12" fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="M13 13V1a12 12 0 0 1 12 12zM13 13v12A12 12 0 0 1 1 13z" fill="currentColor" />
    <circle cx="13" cy="13" r="2.6" fill="#F97316" stroke="#101820" strokeWidth="1.4" />
  </svg>
)
