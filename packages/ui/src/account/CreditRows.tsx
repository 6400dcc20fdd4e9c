import styles from './Credit.module.css'

export type CreditRow = { title: string; note: string; amount: string }

/** What was added to credit and taken from it, the newest first. */
export const CreditRows = ({
  rows,
  title = 'Historie',
}: {
  rows: readonly CreditRow[]
  title?: string
}) => (
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
