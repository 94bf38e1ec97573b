/** Somebody's picture next to their name, which says who it is; without a picture their initials. */
export const Portrait = ({ source, name }: { source: string; name: string }) =>
  source === "default" ? (
    <span className="portrait" aria-hidden="true">
      {name
        .split(" ")
        .map(([first]) => first)
        .join("")}
    </span>
  ) : (
    <img className="portrait" src={source} width="96" height="96" alt="" loading="lazy" />
  )
