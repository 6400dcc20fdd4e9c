import { Wrap } from '../Wrap.tsx'
import styles from './ViewNotice.module.css'

/** First line of a page in another look: which it is, and the way out. Drawn only in that look. */
export const ViewNotice = () => (
  <>
    <aside className={styles.readable} aria-label="Čitelný režim">
      <Wrap>
        Čitelný režim: větší písmo a{'\u00a0'}nic, co by se hýbalo.{' '}
        <a href="?rezim=">Běžný vzhled</a>
      </Wrap>
    </aside>
    <aside className={styles.textual} aria-label="Jen text">
      <Wrap>
        Jen text: málo dat, fotky až na klepnutí. Pro telefon inzerenta a{'\u00a0'}vložení inzerátu
        je <a href="?rezim=plny">plné zobrazení</a>.
      </Wrap>
    </aside>
  </>
)
