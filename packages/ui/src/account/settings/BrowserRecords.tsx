import styles from './BrowserRecords.module.css'

export type BrowserRecord = {
  name: string
  /** What it is good for, in plain words. */
  purpose: string
  /** „do 21. 11. 2026 19:05“, „do zavření okna“. */
  lifetime: string
}

export type BrowserRecordsProps = {
  title: string /** What is kept, with what for and how long. */
  records: readonly BrowserRecord[]
}

/** One kind of things a browser keeps for the site, one a row; a heading and a `<ul>`. */
export const BrowserRecords = ({ title, records }: BrowserRecordsProps) => (
  <div>
    <h2 className={styles.title}>{title}</h2>
    {records.length === 0 && <p>Nic tu není.</p>}
    {records.length > 0 && (
      <ul className={styles.records} aria-label={title}>
        {records.map(({ name, purpose, lifetime }) => (
          <li key={name}>
            <code>{name}</code>
            <span>{purpose}</span>
            <span className={styles.lifetime}>{lifetime}</span>
          </li>
        ))}
      </ul>
    )}
  </div>
)
