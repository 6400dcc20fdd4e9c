import type { Price } from '@inzrt/domain/price'
import { type TextRange, truncate } from '@inzrt/domain/text'
import { HEADING_MAX_SHOWN, LOCALITY_MAX_SHOWN } from '@inzrt/rules/limits'
import type { AdType } from '@inzrt/rules/listing'
import type { ReactNode } from 'react'
import { PaidLabel } from '../badge/PaidLabel.tsx'
import { StateLabel } from '../badge/StateLabel.tsx'
import { TopTag } from '../badge/TopTag.tsx'
import { TypeBadge } from '../badge/TypeBadge.tsx'
import { buttonClass } from '../button/buttonClass.ts'
import { classNames } from '../class-names/classNames.ts'
import type { WithLink } from '../link/LinkComponent.ts'
import { Marked } from '../mark/Marked.tsx'
import { Thumb } from '../picture/Thumb.tsx'
import type { ThumbSource } from '../picture/ThumbSource.ts'
import { PriceText } from '../price/PriceText.tsx'
import styles from './AdRow.module.css'
import { WhyHere, type WhyHereProps } from './WhyHere.tsx'

export type AdRowProps = WithLink & {
  href: string
  /** Whole heading; the row shows at most 75 characters of it. */
  heading: string
  /** Ranges of the heading to underline as found words. */
  marks?: readonly TextRange[] | undefined
  type: AdType
  /** Left out where nothing is sold. */
  price?: Price | null | undefined
  priceNote?: string | undefined
  /** What it says of the thing, two things at most. */
  said?: readonly string[] | undefined
  /** City district or municipality; a narrow row shows at most 20 characters of it. */
  locality: string
  /** How far it is in steps: „do 10 km“. */
  distance?: string | undefined
  /** Age in words: „před 2 hodinami“. */
  age: string
  /** Printed edition the ad is in: „v č. 48“. */
  edition?: string | undefined
  image?: ThumbSource | null | undefined
  /** Picture of the section; gives the poster of an ad without a photograph its ground. */
  sectionIcon?: string | null | undefined
  /** Who looks for company, in place of a price: how old, and from where. */
  person?: { age?: string | undefined; region: string } | undefined
  /** Paid for a ground and a line of colour, and says so. */
  isHighlighted?: boolean | undefined
  /** Paid for a place above others, and says so. */
  isTopped?: boolean | undefined
  /** Why the ad is not published, in words; the row is muted. */
  unpublished?: string | undefined
  /** Why the ad stands here (N007); of search results only. */
  why?: Omit<WhyHereProps, 'id'> | undefined
  /** Loads its picture at once; for the first rows of a page. */
  isEager?: boolean | undefined
  /** Compact, without „Detail“: related ads. */
  isSmall?: boolean | undefined
  /** What may be done with the row, in place of „Detail“. */
  action?: ReactNode | undefined
  headingLevel?: 'h2' | 'h3'
}

/** One ad of a list (R110–R118); an `<li>` whose heading's link covers the row. */
export const AdRow = ({
  LinkComponent: Link = 'a',
  headingLevel: Heading = 'h3',
  isSmall = false,
  ...ad
}: AdRowProps) => {
  const shownHeading = truncate(ad.heading, HEADING_MAX_SHOWN)
  const rest = ad.locality.slice(LOCALITY_MAX_SHOWN)
  const isPaid = ad.isTopped || ad.isHighlighted

  return (
    <li
      className={classNames(
        styles.row,
        isSmall && styles.small,
        ad.isHighlighted && styles.highlighted,
        ad.isTopped && styles.topped,
        ad.unpublished !== undefined && styles.unpublished,
      )}
    >
      <div className={styles.picture}>
        <Thumb
          image={ad.image}
          heading={ad.heading}
          sectionIcon={ad.sectionIcon}
          person={ad.person?.age}
          isEager={ad.isEager}
        />
      </div>
      {(isPaid || ad.unpublished) && (
        <p className={styles.tags}>
          {ad.isTopped && <TopTag />}
          {isPaid && <PaidLabel />}
          {ad.unpublished && <StateLabel>{ad.unpublished}</StateLabel>}
        </p>
      )}
      <Heading className={styles.heading}>
        <Link href={ad.href} title={shownHeading === ad.heading ? undefined : ad.heading}>
          <Marked text={shownHeading} ranges={ad.marks} />
        </Link>
      </Heading>
      <div className={styles.badge}>
        <TypeBadge type={ad.type} isMuted={ad.unpublished !== undefined} />
      </div>
      <p className={styles.facts}>
        {ad.said?.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span>
          {ad.locality.slice(0, LOCALITY_MAX_SHOWN)}
          {rest && <i>{rest}</i>}
          {ad.distance && ` (${ad.distance})`}
        </span>
        <span className={styles.when}>
          {ad.age}
          {(ad.edition || ad.why) && (
            <span className={styles.edition}>
              {ad.edition}
              {ad.why && <WhyHere {...ad.why} id={`proc-${ad.href.replace(/[^a-z0-9]+/g, '-')}`} />}
            </span>
          )}
        </span>
      </p>
      {ad.person ? (
        <p className={styles.person}>
          {ad.person.age && <b>{`${ad.person.age}\u00a0let`}</b>} {ad.person.region}
        </p>
      ) : (
        <PriceText className={styles.price} price={ad.price ?? null} note={ad.priceNote} />
      )}
      {ad.action && <div className={styles.action}>{ad.action}</div>}
      {!isSmall && !ad.action && (
        <Link
          className={buttonClass({}, styles.detail)}
          href={ad.href}
          aria-label={`Detail: ${shownHeading}`}
        >
          Detail
        </Link>
      )}
    </li>
  )
}
