const SHAPES = {
  phone: (
    <path d="M5 3h4l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v4a2 2 0 0 1-2.2 2A17 17 0 0 1 3 5.2 2 2 0 0 1 5 3z" />
  ),
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c0-4.5 3.5-7 8-7s8 2.5 8 7" />
    </>
  ),
  cart: (
    <>
      <path d="M3 4h3l2.5 11.5h9.5L20.5 8H7" />
      <circle cx="9.5" cy="19.5" r="1.5" />
      <circle cx="17" cy="19.5" r="1.5" />
    </>
  ),
  menu: <path d="M3 6h18M3 12h18M3 18h18" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  left: <path d="m14 6-6 6 6 6" />,
  right: <path d="m10 6 6 6-6 6" />,
  arrow: <path d="M4 12h15M13 6l6 6-6 6" />,
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v6M12 7.5v.5" />
    </>
  ),
  alert: <path d="M12 3 22 20H2zM12 10v4.5M12 17v.3" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  download: <path d="M12 4v11M7 11l5 5 5-5M4 20h16" />,
  trash: <path d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13" />,
  turn: <path d="M4 12a8 8 0 0 1 13.7-5.6L20 8.7M20 3.5v5.2h-5.2M20 12a8 8 0 0 1-13.7 5.6L4 15.3M4 20.5v-5.2h5.2" />,
  zoom: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5M10.5 8v5M8 10.5h5" />
    </>
  ),
  eye: (
    <>
      <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  eyeOff: (
    <>
      <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z" />
      <path d="M4 20 20 4" />
    </>
  ),
}

export type IconName = keyof typeof SHAPES

/** Line icon; says nothing to screen readers, so the control around it carries the name. */
export const Icon = ({ name, small = false }: { name: IconName; small?: boolean }) => (
  <svg className={small ? "ic ic-s" : "ic"} viewBox="0 0 24 24" aria-hidden="true">
    {SHAPES[name]}
  </svg>
)
