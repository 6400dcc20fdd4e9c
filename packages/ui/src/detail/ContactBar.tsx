import type { Price } from '@inzrt/domain/price'
import type { ReactNode } from 'react'
import { PriceText } from '../price/PriceText.tsx'
import styles from './ContactBar.module.css'

export type ContactBarProps = {
  /** null where nothing is sold. */
  price: Price | null
  /** The one button of contact. */
  children: ReactNode
}

/** Price and contact at the foot of a phone's screen, in reach of the thumb; a sticky `<div>`. */
export const ContactBar = ({ price, children }: ContactBarProps) => (
  <div className={styles.bar} data-foot-bar data-timeline>
    <PriceText price={price} className={styles.price} />
    {children}
  </div>
)
