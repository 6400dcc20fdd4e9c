import styles from './MapMark.module.css'
import type { MapMarkProps } from './MapMark.tsx'
import { halfOf, transformOf } from './markShape.ts'

/** A finger needs more room than the tag takes. */
const TAP = 44

/** The room around a tag, below all tags: what is seen of another one is never covered by it. */
export const MapTap = (mark: MapMarkProps) => {
  const half = Math.max(halfOf(mark), TAP / 2)

  return (
    <a href={mark.href} tabIndex={-1} draggable={false}>
      <g transform={transformOf(mark)}>
        <g className={styles.fit}>
          <rect className={styles.tap} x={-half} y={-TAP / 2} width={2 * half} height={TAP} />
        </g>
      </g>
    </a>
  )
}
