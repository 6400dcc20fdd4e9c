import type { ReactNode } from 'react'
import iconButton from '../button/IconButton.module.css'
import { classNames } from '../class-names/classNames.ts'
import { CloseIcon } from '../icon/CloseIcon.tsx'
import styles from './ListingRail.module.css'

export type ListingRailProps = {
  /** The filter bar's „Upřesnit“ opens this id. */
  id: string
  children: ReactNode
}

/**
 * Side of a list: a column from 64 rem up, a sheet opened by „Upřesnit“ below that. One `<aside
 * popover>` for both, so the sheet opens without JavaScript and nothing is drawn twice.
 */
export const ListingRail = ({ id, children }: ListingRailProps) => (
  <aside id={id} className={styles.rail} popover="auto" aria-label="Upřesnění výběru">
    <button
      type="button"
      className={classNames(iconButton.button, iconButton.bare, styles.close)}
      popoverTarget={id}
      popoverTargetAction="hide"
      aria-label="Zavřít"
    >
      <CloseIcon />
    </button>
    {children}
  </aside>
)
