import styles from './SkipLink.module.css'

export type SkipLinkProps = { href?: string; children?: string }

/** First stop of the keyboard: jumps over the header; an `<a>` that shows when focused. */
export const SkipLink = ({ href = '#obsah', children = 'Přeskočit na obsah' }: SkipLinkProps) => (
  <a className={styles.link} href={href}>
    {children}
  </a>
)
