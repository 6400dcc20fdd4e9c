import type { ReactNode } from 'react'
import { unbroken } from '../prose/unbroken.ts'
import styles from './DealBox.module.css'

export type DealBoxProps = {
  /** What it is, where a page has several. */
  label?: string | undefined
  /** „Petr nabízí 1 200 Kč“: how far the two are. */
  state: string
  /** „Odpovědět můžete do 27. 11. 2026 16:05.“ */
  hint?: string | undefined
  /** Whether something is agreed. */
  isAgreed: boolean
  /** What can be done now: buttons in a row, and forms. */
  children: ReactNode
}

/** What two people agree on about a thing; a `<section>`. */
export const DealBox = ({ label = 'Domluva', state, hint, isAgreed, children }: DealBoxProps) => (
  <section className={styles.deal} aria-label={label} data-agreed={isAgreed ? '' : undefined}>
    <div role="status">
      <p className={styles.state}>{state}</p>
      {hint && <p className={styles.hint}>{unbroken(hint)}</p>}
    </div>
    {children}
  </section>
)
