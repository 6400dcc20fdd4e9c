import type { WithLink } from '../link/LinkComponent.ts'
import styles from './PrintedAds.module.css'

export type FoundPrint = {
  /** First words of the line, which the paper sets in capitals. */
  lead: string
  text: string
  /** „č. 41/2026, strana 3“. */
  where: string
  /** The paper, opened where the ad stands. */
  paper: string
  /** „úterý 13. října“. */
  released: string
  section: { name: string; href: string }
  /** The ad itself, while it is on the web. */
  ad: string | null
}

export type PrintedAdsProps = WithLink & { ads: readonly FoundPrint[] }

/** Lines of past editions with where they stand; an `<ol>`. */
export const PrintedAds = ({ LinkComponent: Link = 'a', ads }: PrintedAdsProps) => (
  <ol className={styles.prints}>
    {ads.map(({ lead, text, where, paper, released, section, ad }) => (
      <li key={`${paper}${lead}${text}`}>
        <p className={styles.line}>
          <b>{lead}</b> {text}
        </p>
        <p className={styles.facts}>
          <a href={paper}>
            {where} <span>PDF</span>
          </a>
          <span>{released}</span>
          <Link href={section.href}>{section.name}</Link>
          {ad && <Link href={ad}>Inzerát na webu</Link>}
        </p>
      </li>
    ))}
  </ol>
)
