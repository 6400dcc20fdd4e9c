import styles from './MapPlaces.module.css'

export type MapPlacesProps = {
  /** Places that hold ads, with how many. */
  places: readonly Readonly<{ href: string; name: string; count: string }>[]
}

/** The tags of a map as a list: the way to the same places without a map; a `<details>`. */
export const MapPlaces = ({ places }: MapPlacesProps) => (
  <details className={styles.places}>
    <summary>Místa jako seznam</summary>
    <ul>
      {places.map(({ href, name, count }) => (
        <li key={href}>
          <a href={href}>{name}</a> {count}
        </li>
      ))}
    </ul>
  </details>
)
