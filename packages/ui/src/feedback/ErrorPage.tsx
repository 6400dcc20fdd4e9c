import type { ReactNode } from 'react'
import { LinkButton } from '../button/LinkButton.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import type { WithLink } from '../link/LinkComponent.ts'
import styles from './ErrorPage.module.css'

export type ErrorPageProps = WithLink & {
  /** HTTP status; 404 has its own page, any other asks to contact support. */
  code: number
  /** What happened, from the catalogue of messages. */
  message?: ReactNode
  supportEmail: string
  homeHref?: string
  /** Drawing beside the words, as `SoldOut`. */
  picture?: ReactNode
  /** Search box and whatever helps to go on. */
  children?: ReactNode
}

const Missing = ({ message }: Pick<ErrorPageProps, 'message'>) => (
  <>
    <p className={styles.tag}>Chyba 404</p>
    <h1>Tady už je vyprodáno.</h1>
    <p className={styles.lead}>
      {message} Buď inzerát už skončil, nebo je v{'\u00a0'}adrese překlep.{' '}
      <span lang="en" className={styles.english}>
        This page could not be found.
      </span>
    </p>
  </>
)

const Broken = ({ code, message, supportEmail }: ErrorPageProps) => (
  <>
    <h1 className={styles.long}>Chyba {code} - stránka nefunguje</h1>
    <p className={styles.lead}>
      Omlouváme se, něco se u{'\u00a0'}nás pokazilo. {message} Zkuste to prosím za chvíli znovu.
      Když to nepomůže, napište technické podpoře na{' '}
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
    </p>
  </>
)

/** Error 404 (R140) or any other (R141), each with the next step; a `<div>` in `<main>`. */
export const ErrorPage = ({
  LinkComponent: Link = 'a',
  homeHref = '/',
  ...props
}: ErrorPageProps) => (
  <Wrap className={styles.page}>
    <div className={styles.words}>
      {props.code === 404 ? (
        <Missing message={props.message ?? 'Nebyl nalezen žádný inzerát, ani rubrika.'} />
      ) : (
        <Broken {...props} />
      )}
      {props.children}
      <LinkButton LinkComponent={Link} href={homeHref} variant="primary" size="big">
        Zpět na hlavní stranu
      </LinkButton>
    </div>
    {props.picture}
  </Wrap>
)
