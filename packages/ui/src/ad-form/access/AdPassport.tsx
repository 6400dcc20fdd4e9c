import { Clipping } from '../../print/Clipping.tsx'
import styles from './AdPassport.module.css'

export type AdPassportProps = {
  heading: string
  /** What leads to the ad and changes it. */
  rows: readonly { label: string; value: string; href?: string }[]
  /** How to hand the goods over, or to meet somebody, in safety. */
  safety: Readonly<{ title: string; rules: readonly string[] }>
}

/** All one needs to know of one's ad on a piece of paper (N016); never its password. A clipping. */
export const AdPassport = ({ heading, rows, safety }: AdPassportProps) => (
  <Clipping title="Průkaz inzerátu">
    <p className={styles.heading}>{heading}</p>
    <dl className={styles.rows}>
      {rows.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
    <h3 className={styles.title}>{safety.title}</h3>
    <ol className={styles.rules}>
      {safety.rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
  </Clipping>
)
