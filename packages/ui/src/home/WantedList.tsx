import type { WithLink } from '../link/LinkComponent.ts'
import styles from './WantedList.module.css'

export type WantedListProps = WithLink & {
  ads: readonly { href: string; heading: string; facts: string }[]
}

/** What people want: newest inquiries set as line ads; a `<section>`. */
export const WantedList = ({ LinkComponent: Link = 'a', ads }: WantedListProps) => (
  <section className={styles.wanted} aria-labelledby="hleda-se">
    <h2 id="hleda-se">Hledá se</h2>
    <ul>
      {ads.map(({ href, heading, facts }) => (
        <li key={href}>
          <Link href={href}>
            {heading}
            <span>{facts}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
