import type { Promo } from '@inzrt/rules/forms'
import { classNames } from '../class-names/classNames.ts'
import styles from './PromoExample.module.css'

const BEFORE = { highlighting: 2, topping: 3 } as const satisfies Record<Promo, number>
const AFTER = { highlighting: 2, topping: 0 } as const satisfies Record<Promo, number>
const LINES = [0, 1, 2, 3]

type ListDrawingProps = { caption: string; own: number; promo?: Promo }

const ListDrawing = ({ caption, own, promo }: ListDrawingProps) => (
  <span className={styles.list}>
    <span className={styles.caption}>{caption}</span>
    {LINES.map((line) => (
      <span
        key={line}
        className={classNames(
          styles.line,
          line === own && styles.own,
          line === own && promo && styles[promo],
        )}
      >
        <i />
        <b />
        {line === own && promo === 'topping' && <em>TOP</em>}
      </span>
    ))}
  </span>
)

export type PromoExampleProps = {
  /** The promotion that is drawn. */
  promo: Promo
}

/** A list drawn in outlines, without and with a promotion of one of its ads; a decoration. */
export const PromoExample = ({ promo }: PromoExampleProps) => (
  <span className={styles.example} aria-hidden="true">
    <ListDrawing caption="Bez služby" own={BEFORE[promo]} />
    <ListDrawing caption="Se službou" own={AFTER[promo]} promo={promo} />
  </span>
)
