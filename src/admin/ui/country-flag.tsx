import type { HTMLAttributes } from "react"

interface CountryFlagProps extends HTMLAttributes<HTMLSpanElement> {
  /** `CH` */
  countryCode: string
  /** Whether a picture is wished, which would come from elsewhere. */
  svg?: boolean
}

const REGIONAL_A = 0x1f1e6
const CODE_A = "A".codePointAt(0) ?? 0

/** A country's flag as letters show it: in place of the one that Medusa's pages fetch from another host. */
const CountryFlag = ({ countryCode, svg: _svg, ...props }: CountryFlagProps) => (
  <span role="img" {...props}>
    {[...countryCode.toUpperCase()].map((letter) =>
      String.fromCodePoint(REGIONAL_A + (letter.codePointAt(0) ?? CODE_A) - CODE_A),
    )}
  </span>
)

export default CountryFlag
