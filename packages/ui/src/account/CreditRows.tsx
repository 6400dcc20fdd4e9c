import styles from './Credit.module.css'

export type CreditRow = { title: string; note: string; amount: string }

export type CreditRowsProps = {
  /** Payments and what they paid for, the newest first. */
  rows: readonly CreditRow[]
  title?: string
}

/** What was added to credit and taken from it, the newest first. */
export const CreditRows = ({ rows, title = 'Historie' }: CreditRowsProps) => (
  <section aria-labelledby="historie-kreditu">
    <h2 id="historie-kreditu" className={styles.title}>
      {title}
    </h2>
    {rows.length === 0 ? (
      <p>Zatím tu nic není. První bude dobití.</p>
    ) : (
      <ol className={styles.rows}>
        {rows.map(({ title, note, amount }) => (
          <li key={`${title} ${note}`}>
            <span>
              {title}
              <small>{note}</small>
            </span>
            <b>{amount}</b>
          </li>
        ))}
      </ol>
    )}
  </section>
)
