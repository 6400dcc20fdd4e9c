import { Button } from '../button/Button.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import { Wordmark, type WordmarkName } from '../logo/Wordmark.tsx'
import styles from './AgeGate.module.css'

export type AgeGateProps = {
  wordmark: WordmarkName
  brandName: string
  /** Path the entrance is sent to by POST. */
  enterAction: string
  /** A general search site, for those who leave. */
  leaveHref: string
  /** What the visitor is asked for. */
  demand?: 'word' | 'proof'
}

const DEMANDS = {
  word: {
    enter: 'Vstoupit',
    text: (
      <>
        <b>Dál najdete inzeráty s{'\u00a0'}otevřeně erotickým obsahem.</b> Vstupem potvrzujete, že
        je vám aspoň 18{'\u00a0'}let, nebo 21{'\u00a0'}let tam, kde to zákon vyžaduje, a{'\u00a0'}že
        si takový obsah přejete vidět.
      </>
    ),
  },
  proof: {
    enter: 'Ověřit věk',
    text: (
      <>
        <b>Tento inzerát se otevře až po ověření věku.</b> Ověřovací služba nám řekne jen to, že je
        vám dost let. Kdo jste ani kdy jste se narodili, se nedozvíme. Platí to hodinu.
      </>
    ),
  },
} as const

/** Cover page of the adult brand (R011): full-bleed type, two clear choices, nothing behind; a `<main>`. */
export const AgeGate = ({
  wordmark,
  brandName,
  enterAction,
  leaveHref,
  demand = 'word',
}: AgeGateProps) => (
  <main id="obsah" className={styles.gate}>
    <Wrap className={styles.top}>
      <div className={styles.logo}>
        <Wordmark name={wordmark} label={brandName} />
      </div>
      <span>Web pro dospělé</span>
    </Wrap>
    <Wrap className={styles.middle}>
      <h1>
        <span>Jen pro </span>
        <span>dospělé</span>
      </h1>
    </Wrap>
    <div className={styles.band}>
      <Wrap className={styles.choice}>
        <p>{DEMANDS[demand].text}</p>
        <form action={enterAction} method="post">
          <Button type="submit" size="big" className={styles.enter}>
            {DEMANDS[demand].enter}
          </Button>
          <LinkButton
            href={leaveHref}
            size="big"
            className={styles.leave}
            rel="noreferrer"
            data-leave
          >
            Odejít
          </LinkButton>
        </form>
      </Wrap>
    </div>
  </main>
)
