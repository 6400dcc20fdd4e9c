import styles from './FeedColumns.module.css'

export type FeedColumnsProps = {
  /** As the head of the file names them, with what belongs there. */
  columns: readonly { name: string; text: string }[]
}

/** The columns of a file of ads and what stands in them; a `<dl>`. */
export const FeedColumns = ({ columns }: FeedColumnsProps) => (
  <dl className={styles.columns}>
    {columns.map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
