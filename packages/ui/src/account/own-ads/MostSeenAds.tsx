import { formatCount, truncate } from '@inzrt/domain/text'
import { HEADING_MAX_SHOWN } from '@inzrt/rules/limits'
import type { WithLink } from '../../link/LinkComponent.ts'
import styles from './MostSeenAds.module.css'

export type MostSeenAdsProps = WithLink & {
  /** Those that were looked at most first. */
  ads: readonly {
    href: string
    heading: string
    views: number
    reveals: number
    messages: number
  }[]
}

/** Own ads that were looked at most in a time, with what came of it; a `<section>`. */
export const MostSeenAds = ({ LinkComponent: Link = 'a', ads }: MostSeenAdsProps) => (
  <section className={styles.most} aria-labelledby="nejsledovanejsi">
    <h3 id="nejsledovanejsi">Inzeráty s{'\u00a0'}nejvíc zobrazeními</h3>
    {ads.length === 0 ? (
      <p>Za tu dobu si vaše inzeráty nikdo neprohlédl.</p>
    ) : (
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Inzerát</th>
            <th scope="col">Zobrazení</th>
            <th scope="col">Telefon</th>
            <th scope="col">Zprávy</th>
          </tr>
        </thead>
        <tbody>
          {ads.map(({ href, heading, views, reveals, messages }) => (
            <tr key={href}>
              <th scope="row">
                <Link href={href}>{truncate(heading, HEADING_MAX_SHOWN)}</Link>
              </th>
              <td>{formatCount(views)}</td>
              <td>{formatCount(reveals)}</td>
              <td>{formatCount(messages)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <p className={styles.note}>
      Vaše vlastní návštěvy, roboti a{'\u00a0'}smazané inzeráty se nepočítají.
    </p>
  </section>
)
