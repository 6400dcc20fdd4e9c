import type { Price } from '@inzrt/domain/price'
import type { AdType } from '@inzrt/rules/listing'
import { PaidLabel } from '../badge/PaidLabel.tsx'
import { StateLabel } from '../badge/StateLabel.tsx'
import { TopTag } from '../badge/TopTag.tsx'
import { TypeBadge } from '../badge/TypeBadge.tsx'
import { ClockIcon } from '../icon/ClockIcon.tsx'
import { PinIcon } from '../icon/PinIcon.tsx'
import styles from './DetailHead.module.css'
import { PriceTag } from './PriceTag.tsx'

export type DetailHeadProps = {
  type: AdType
  heading: string
  /** null where nothing is sold. */
  price: Price | null
  priceNote?: string
  /** „Brno-Královo Pole, 612 00“. */
  locality: string
  /** „před 2 hodinami“. */
  age: string
  /** Paid for a place above others, and says so. */
  isTopped?: boolean
  /** Paid for a ground and a line of colour, and says so. */
  isHighlighted?: boolean
  /** Why nobody else sees it, in words. */
  unpublished?: string | undefined
  /** An ad shown on a page that is not its own is no first heading. */
  headingLevel?: 'h1' | 'h3'
}

/** What an ad is, for how much, where and how old; a `<div>` with the page's `<h1>`. */
export const DetailHead = ({
  type,
  heading,
  price,
  priceNote,
  locality,
  age,
  isTopped = false,
  isHighlighted = false,
  unpublished,
  headingLevel: Heading = 'h1',
}: DetailHeadProps) => (
  <div className={styles.head}>
    <p className={styles.tags}>
      <TypeBadge type={type} isMuted={unpublished !== undefined} />
      {isTopped && <TopTag />}
      {(isTopped || isHighlighted) && <PaidLabel />}
      {unpublished && <StateLabel>{unpublished}</StateLabel>}
    </p>
    <Heading className={styles.heading}>{heading}</Heading>
    <PriceTag price={price} note={priceNote} />
    <p className={styles.where}>
      <span>
        <PinIcon label="Lokalita" />
        {locality}
      </span>
      <span>
        <ClockIcon label="Vloženo" />
        {age}
      </span>
    </p>
  </div>
)
