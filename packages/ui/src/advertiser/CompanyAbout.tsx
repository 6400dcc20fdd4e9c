import { Prose } from '../prose/Prose.tsx'
import styles from './CompanyAbout.module.css'

export type CompanyAboutProps = {
  /** What the company says of itself, in its own lines. */
  about?: string | undefined
  /** Days of a usual week that are open alike, with their hours; null: closed. */
  hours?: readonly { days: string; text: string | null }[] | undefined
}

/** A company in its own words, and when it is open; sections of a `<div>`. */
export const CompanyAbout = ({ about, hours = [] }: CompanyAboutProps) => (
  <div className={styles.company}>
    {about && (
      <section aria-labelledby="o-nas">
        <h2 id="o-nas">O nás</h2>
        <Prose keepsLines>
          <p>{about}</p>
        </Prose>
      </section>
    )}
    {hours.length > 0 && (
      <section aria-labelledby="oteviraci-doba">
        <h2 id="oteviraci-doba">Otevírací doba</h2>
        <table className={styles.hours}>
          <tbody>
            {hours.map(({ days, text }) => (
              <tr key={days}>
                <th scope="row">{days}</th>
                <td>{text ?? <span>zavřeno</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )}
  </div>
)
