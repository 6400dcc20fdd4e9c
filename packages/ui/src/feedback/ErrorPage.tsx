import styles from './ErrorFrame.module.css'
import { ErrorFrame } from './ErrorFrame.tsx'

export type ErrorPageProps = {
  /** HTTP status. */
  code: number
  /** Where to write when it does not get better. */
  supportEmail: string
}

/** An error that is not the visitor's (R141), with the next step. What is not found has `NotFound`. */
export const ErrorPage = ({ code, supportEmail }: ErrorPageProps) => (
  <ErrorFrame>
    <h1 className={styles.long}>Chyba {code} - stránka nefunguje</h1>
    <p className={styles.lead}>
      Omlouváme se, něco se u{'\u00a0'}nás pokazilo. Zkuste to prosím za chvíli znovu. Když to
      nepomůže, napište technické podpoře na <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
    </p>
  </ErrorFrame>
)
