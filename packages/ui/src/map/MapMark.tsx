import styles from './MapMark.module.css'
import { UNITS_PER_PIXEL } from './unitsPerPixel.ts'

export type MapMarkProps = {
  href: string
  /** What the link is called: „Kuřim, 12 inzerátů“. */
  label: string
  /** What stands below the tag. */
  name: string
  /** What stands on it: „12“. */
  count: string
  /** Where it stands, in units of the map. */
  x: number
  y: number
  /** How much of the map is shown: 1 is all of it. */
  scale: number
}

const HEIGHT = 28
const DIGIT = 9
const PADDING = 22
/** A finger needs more room than the tag takes. */
const TAP = 44

/** Number of ads at a place, as a price tag; a link. */
export const MapMark = ({ href, label, name, count, x, y, scale }: MapMarkProps) => {
  const half = (PADDING + DIGIT * count.length) / 2
  const edge = HEIGHT / 2

  return (
    <a className={styles.mark} href={href} draggable={false}>
      <title>{label}</title>
      <g transform={`translate(${x} ${y}) scale(${(UNITS_PER_PIXEL[0] * scale).toFixed(3)})`}>
        <g className={styles.fit}>
          <rect
            className={styles.tap}
            x={-Math.max(half, TAP / 2)}
            y={-TAP / 2}
            width={2 * Math.max(half, TAP / 2)}
            height={TAP}
          />
          <path className={styles.tag} d={`M${-half} 0l9-${edge}H${half}v${HEIGHT}H${9 - half}z`} />
          <circle className={styles.hole} cx={10 - half} r="2.5" />
          <text className={styles.count} x="5" y="5">
            {count}
          </text>
          <text className={styles.name} y={edge + 17} aria-hidden>
            {name}
          </text>
        </g>
      </g>
    </a>
  )
}
