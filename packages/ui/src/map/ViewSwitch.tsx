import type { ReactNode } from 'react'
import styles from './ViewSwitch.module.css'

export type ViewSwitchProps = {
  /** The same list without the map. */
  listHref: string
  /** The same list with the map. */
  mapHref: string
  /** Which of the two is shown. */
  current: 'list' | 'map'
  /** The order of the rows. */
  sort?: ReactNode
}

/** Rows alone, or rows with a map above them, and their order; a `<div>` around a `<nav>` of two links. */
export const ViewSwitch = ({ listHref, mapHref, current, sort }: ViewSwitchProps) => (
  <div className={styles.bar}>
    <nav className={styles.views} aria-label="Zobrazení">
      <a href={listHref} aria-current={current === 'list' || undefined}>
        Seznam
      </a>
      <a href={mapHref} aria-current={current === 'map' || undefined} rel="nofollow">
        Mapa
      </a>
    </nav>
    {sort}
  </div>
)
