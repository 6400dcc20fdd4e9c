import { classNames } from '../class-names/classNames.ts'
import styles from './TypeBadge.module.css'

export type AdTypeName = 'offer' | 'inquiry' | 'exchange'

const LABELS = { offer: 'Nabídka', inquiry: 'Poptávka', exchange: 'Výměna' } as const

export type TypeBadgeProps = {
  type: AdTypeName
  /** Drawn in outline only: the ad is not published. */
  isMuted?: boolean
}

/** Type of an ad. Its shape says the same as its colour: offers point out, inquiries in; a `<span>`. */
export const TypeBadge = ({ type, isMuted = false }: TypeBadgeProps) => (
  <span className={classNames(styles.badge, isMuted ? styles.muted : styles[type])}>
    {LABELS[type]}
  </span>
)
