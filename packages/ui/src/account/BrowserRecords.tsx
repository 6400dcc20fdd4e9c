import styles from './BrowserRecords.module.css'

export type BrowserRecord = {
  name: string
  /** What it is good for, in plain words. */
  purpose: string
  /** „do 21. 11. 2026 19:05“, „do zavření okna“. */
  lifetime: string
}

export type BrowserRecordsProps = { label: string; records: readonly BrowserRecord[] }

/** What a browser keeps for the site, one thing a row; a `<ul>`. */
export const BrowserRecords = ({ label, records }: BrowserRecordsProps) => (
  <ul className={styles.records} aria-label={label}>
    {records.map(({ name, purpose, lifetime }) => (
      <li key={name}>
        <code>{name}</code>
        <span className={styles.purpose}>{purpose}</span>
        <span className={styles.lifetime}>{lifetime}</span>
      </li>
    ))}
  </ul>
)
