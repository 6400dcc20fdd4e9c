import styles from './Matters.module.css'
import { QueuePhotos, type QueuePhotosProps } from './QueuePhotos.tsx'

export type MattersProps = {
  title: string
  /** Each with who said it and when. */
  items: readonly {
    id: number
    title: string
    text: string | null
    by: string
    /** What was sent beside the words. */
    photos?: QueuePhotosProps['photos']
  }[]
}

/** What others say of an ad: reports or an appeal; a `<section>`. */
export const Matters = ({ title, items }: MattersProps) => (
  <section className={styles.matters}>
    <h4>{title}</h4>
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <strong>{item.title}</strong> <span>{item.by}</span>
          {item.text && <p>{item.text}</p>}
          {item.photos && <QueuePhotos photos={item.photos} />}
        </li>
      ))}
    </ul>
  </section>
)
