import styles from './docs.module.css'

export type DoDontProps = { dos: readonly string[]; donts: readonly string[] }

/** What to do and what not to, side by side. */
export const DoDont = ({ dos, donts }: DoDontProps) => (
  <div className={styles.pair}>
    <section>
      <h4>Ano</h4>
      <ul>
        {dos.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
    <section>
      <h4>Ne</h4>
      <ul>
        {donts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  </div>
)
