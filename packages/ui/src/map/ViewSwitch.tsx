import styles from './ViewSwitch.module.css'

export type ViewSwitchProps = {
  /** The same list without the map, and with it. */
  listHref: string
  mapHref: string
  current: 'list' | 'map'
}

/** Rows alone, or rows with a map above them; a `<nav>` of two links. */
export const ViewSwitch = ({ listHref, mapHref, current }: ViewSwitchProps) => (
  <nav className={styles.views} aria-label="Zobrazení">
    <a href={listHref} aria-current={current === 'list' || undefined}>
      Seznam
    </a>
    <a href={mapHref} aria-current={current === 'map' || undefined} rel="nofollow">
      Mapa
    </a>
  </nav>
)
