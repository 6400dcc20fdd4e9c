import styles from './PrintSheet.module.css'

export type PrintSheetProps = {
  /** Name of the site. */
  site: string
  heading: string
  /** Price, place and what else is said on one line. */
  facts: readonly string[]
  /** „Rok výroby: 2015“, „Palivo: nafta“. */
  details?: readonly string[]
  /** The first photo of the ad. */
  photo?: { src: string; width: number; height: number } | undefined
  content: string
  /** Who advertises. */
  seller: string
  /** Modules of the QR code as one path, and how many there are to a side. */
  code: { path: string; size: number }
  /** What the code says, without https. */
  address: string
}

/** So many strips may be torn off the foot of the sheet. */
const STRIPS = [1, 2, 3, 4, 5, 6, 7, 8]
/** White modules a reader needs round the code. */
const QUIET = 2

/**
 * An ad on one sheet of A4 for a notice board, with a code that leads to it; on the screen it is not
 * there, on paper it is all of the page. An `<aside>`.
 */
export const PrintSheet = ({
  site,
  heading,
  facts,
  details = [],
  photo,
  content,
  seller,
  code: { path, size },
  address,
}: PrintSheetProps) => (
  <aside className={styles.sheet} aria-hidden="true">
    <p className={styles.site}>{site}</p>
    <p className={styles.heading}>{heading}</p>
    <p className={styles.facts}>{facts.join(' · ')}</p>
    {details.length > 0 && <p className={styles.details}>{details.join(' · ')}</p>}
    {photo && <img className={styles.photo} {...photo} alt="" loading="lazy" />}
    <p className={styles.content}>{content}</p>
    <div className={styles.reach}>
      <svg
        className={styles.code}
        viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={`QR kód: ${address}`}
      >
        <path d={path} stroke="currentColor" />
      </svg>
      <p>
        <b>{seller}</b>
        <br />
        Kontakt, další fotky a celý text:
        <br />
        <b className={styles.address}>{address}</b>
      </p>
    </div>
    <ul className={styles.strips}>
      {STRIPS.map((strip) => (
        <li key={strip}>
          <span>
            <b>{heading}</b>
            <br />
            {address}
          </span>
        </li>
      ))}
    </ul>
  </aside>
)
