import styles from './MapMark.module.css'
import { halfOf, transformOf } from './markShape.ts'

export type MapMarkProps = {
  href: string
  /** What the link is called: „Kuřim, 12 inzerátů“. */
  label: string
  /** What stands below the tag. */
  name: string
  /** What stands on it: „12“. */
  count: string
  /** Where it stands from the left, in units of the map. */
  x: number
  /** Where it stands from the top, in units of the map. */
  y: number
  /** How much of the map is shown: 1 is all of it. */
  scale: number
}

const HEIGHT = 28

/** Number of ads at a place, as a price tag; a link. */
export const MapMark = (mark: MapMarkProps) => {
  const half = halfOf(mark)
  const edge = HEIGHT / 2

  return (
    <a className={styles.mark} href={mark.href} draggable={false}>
      <title>{mark.label}</title>
      <g transform={transformOf(mark)}>
        <g className={styles.fit}>
          <path className={styles.tag} d={`M${-half} 0l9-${edge}H${half}v${HEIGHT}H${9 - half}z`} />
          <circle className={styles.hole} cx={10 - half} r="2.5" />
          <text className={styles.count} x="5" y="5">
            {mark.count}
          </text>
          <text className={styles.name} y={edge + 17} aria-hidden>
            {mark.name}
          </text>
        </g>
      </g>
    </a>
  )
}
