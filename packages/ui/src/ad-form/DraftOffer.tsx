import { Button } from '../button/Button.tsx'
import styles from './DraftOffer.module.css'

export type DraftOfferProps = {
  /** Heading of what was begun; may be empty. */
  heading: string
  /** Account it was begun under, where that is not who is logged in. */
  begunBy?: string | null | undefined
  /** Whether the ad will have a password, which is not kept with it. */
  needsPassword: boolean
  /** Fills the form with the draft. */
  onRestore: () => void
  /** Throws the draft away. */
  onForget: () => void
}

/** A page loaded again in the middle of its form is scrolled to where nothing stands any more. */
const bringIntoView = (offer: HTMLElement | null): void =>
  offer?.scrollIntoView({ block: 'nearest' })

/** An ad begun on this device earlier: to be gone on with, or thrown away (P019). */
export const DraftOffer = ({
  heading,
  begunBy,
  needsPassword,
  onRestore,
  onForget,
}: DraftOfferProps) => (
  <section ref={bringIntoView} className={styles.offer} aria-label="Rozepsaný inzerát">
    <h2>Máte tu rozepsaný inzerát</h2>
    <p className={styles.heading}>{heading || 'Zatím bez nadpisu'}</p>
    {begunBy && (
      <p>
        Vznikl pod účtem <b>{begunBy}</b>.
      </p>
    )}
    <p>
      Zůstal v{'\u00a0'}tomto prohlížeči i{'\u00a0'}s{'\u00a0'}fotkami
      {needsPassword ? '. Znovu zadáte jen heslo.' : '.'}
    </p>
    <div className={styles.buttons}>
      <Button size="big" onClick={onRestore}>
        Obnovit rozepsaný inzerát
      </Button>
      <Button variant="quiet" size="big" onClick={onForget}>
        Začít znovu
      </Button>
    </div>
  </section>
)
