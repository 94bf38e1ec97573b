import { useState } from "react"
import "./styles/rolling.css"

/** A figure that rolls in whenever it changes, not when it first appears. */
export const Rolling = ({ text }: { text: string }) => {
  const [first] = useState(text)
  return (
    <span key={text} className={text === first ? "roll" : "roll go"}>
      {text}
    </span>
  )
}
