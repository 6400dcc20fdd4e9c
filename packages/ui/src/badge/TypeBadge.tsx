import { type AdType, adTypeLabel } from '@inzrt/rules/listing'
import { classNames } from '../class-names/classNames.ts'
import styles from './TypeBadge.module.css'

export type TypeBadgeProps = {
  type: AdType
  /** Drawn in outline only: the ad is not published. */
  isMuted?: boolean
}

/** Type of an ad. Its shape says the same as its colour: offers point out, inquiries in; a `<span>`. */
export const TypeBadge = ({ type, isMuted = false }: TypeBadgeProps) => (
  <span className={classNames(styles.badge, isMuted ? styles.muted : styles[type])}>
    {adTypeLabel(type)}
  </span>
)
