import styles from './ViewLinks.module.css'

/**
 * Ways into the other looks of the page one is on, and back; a `<nav>`. Which of them stand there, the
 * style sheet knows from the document.
 */
export const ViewLinks = () => (
  <nav className={styles.views} aria-label="Vzhled stránky">
    <a className={styles.readable} href="?rezim=citelny">
      Čitelný režim
    </a>
    <a className={styles.textual} href="?rezim=textovy">
      Jen text
    </a>
    <a className={styles.usual} href="?rezim=">
      Běžný vzhled
    </a>
    <a className={styles.full} href="?rezim=plny">
      Plné zobrazení
    </a>
  </nav>
)
