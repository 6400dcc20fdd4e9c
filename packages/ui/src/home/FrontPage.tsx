import type { LineAd } from '../detail/print/LineAd.ts'
import type { WithLink } from '../link/LinkComponent.ts'
import { Wordmark, type WordmarkName } from '../logo/Wordmark.tsx'
import { Thumb } from '../picture/Thumb.tsx'
import type { ThumbSource } from '../picture/ThumbSource.ts'
import { CutPaper } from '../print/CutPaper.tsx'
import styles from './FrontPage.module.css'

export type PrintedItem = {
  href: string
  line: LineAd
  /** Some stand under a picture. */
  image?: ThumbSource | null | undefined
}

export type FrontPageProps = WithLink & {
  wordmark: WordmarkName
  brandName: string
  /** „č. 48“. */
  number: string
  /** „úterý 1. prosince 2026“. */
  released: string
  /** „Uzávěrka ve čtvrtek 26. listopadu ve 12:00“. */
  deadline: string
  /** The ad that opens the page, with its whole heading. */
  lead: PrintedItem & { heading: string }
  ads: readonly PrintedItem[]
}

/** The newest ads as the front page of the edition they will be in: one opens it, the rest are line ads; an `<article>`. */
export const FrontPage = ({
  LinkComponent: Link = 'a',
  wordmark,
  brandName,
  number,
  released,
  deadline,
  lead,
  ads,
}: FrontPageProps) => (
  <article aria-label={`Titulní strana ${number}`}>
    <CutPaper className={styles.page}>
      <div className={styles.masthead}>
        <Wordmark name={wordmark} label={brandName} />
        <p>
          <b>{number}</b>
          <br />
          {released}
        </p>
      </div>
      <p className={styles.deadline}>{deadline}</p>
      <div className={styles.lead}>
        {lead.image && (
          <div className={styles.picture}>
            <Thumb image={lead.image} />
          </div>
        )}
        <p>
          <Link href={lead.href}>{lead.heading}</Link>
          <span>{lead.line.text}</span>
        </p>
      </div>
      <ul className={styles.columns}>
        {ads.map(({ href, line, image }) => (
          <li key={href}>
            {image && (
              <div className={styles.picture}>
                <Thumb image={image} />
              </div>
            )}
            {line.kind && <small>{line.kind}</small>}
            <Link href={href}>{line.lead}</Link> {line.text}
          </li>
        ))}
      </ul>
    </CutPaper>
  </article>
)
