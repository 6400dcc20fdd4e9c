import type { Price } from '@inzrt/domain/price'
import { truncate } from '@inzrt/domain/text'
import { HEADING_MAX_SHOWN } from '@inzrt/rules/limits'
import type { AdType } from '@inzrt/rules/listing'
import type { ReactNode } from 'react'
import { StateMark, type StateTone } from '../../badge/StateMark.tsx'
import { TypeBadge } from '../../badge/TypeBadge.tsx'
import { buttonClass } from '../../button/buttonClass.ts'
import { classNames } from '../../class-names/classNames.ts'
import { CheckboxField } from '../../field/CheckboxField.tsx'
import type { WithLink } from '../../link/LinkComponent.ts'
import { Thumb } from '../../picture/Thumb.tsx'
import type { ThumbSource } from '../../picture/ThumbSource.ts'
import { PriceText } from '../../price/PriceText.tsx'
import styles from './OwnAdRow.module.css'

export type OwnAdRowProps = WithLink & {
  /** Where the public sees the ad; left out while it does not. */
  href?: string | undefined
  /** Whole heading; the row shows at most 75 characters of it. */
  heading: string
  type: AdType
  /** null where nothing is sold. */
  price: Price | null
  image?: ThumbSource | null | undefined
  sectionIcon?: string | null | undefined
  state: { text: string; tone: StateTone }
  /** Why the editors decided so. */
  reason?: string | null | undefined
  /** „platí do 24. 11. 2026“. */
  validity?: string | undefined
  /** „ještě 3 dny“. */
  daysLeft?: string | undefined
  /** Its days are numbered: worth an action. */
  isEnding?: boolean | undefined
  /** „128 zobrazení“, one thing a piece. */
  stats: readonly string[]
  /** Ticked for what is done with several ads at once; left out where nothing is. */
  selection?: { isSelected: boolean; onChange: (isSelected: boolean) => void } | undefined
  /** What its owner most likely wants to do with it. */
  actions?: ReactNode | undefined
  /** What else can be done; where there is little room it lies under „Další“. */
  moreActions?: ReactNode | undefined
}

/** An own ad: where it stands, how long yet and how it does; an `<li>`. */
export const OwnAdRow = ({ LinkComponent: Link = 'a', ...ad }: OwnAdRowProps) => {
  const heading = truncate(ad.heading, HEADING_MAX_SHOWN)

  return (
    <li className={classNames(styles.row, !ad.href && styles.unpublished)}>
      <div className={styles.picture}>
        <Thumb image={ad.image} heading={ad.heading} sectionIcon={ad.sectionIcon} />
      </div>
      <div className={styles.words}>
        <div className={styles.state}>
          {ad.selection && (
            <CheckboxField
              aria-label={`Vybrat: ${heading}`}
              label={null}
              checked={ad.selection.isSelected}
              onChange={({ target }) => ad.selection?.onChange(target.checked)}
            />
          )}
          <StateMark tone={ad.state.tone}>{ad.state.text}</StateMark>
          {ad.daysLeft && (
            <strong className={ad.isEnding ? styles.ending : undefined}>{ad.daysLeft}</strong>
          )}
        </div>
        <h3 className={styles.heading}>
          {ad.href ? <Link href={ad.href}>{heading}</Link> : heading}
        </h3>
        {ad.reason && <p className={styles.reason}>{ad.reason}</p>}
        <p className={styles.facts}>
          <TypeBadge type={ad.type} isMuted={!ad.href} />
          {ad.validity && <span>{ad.validity}</span>}
        </p>
        <p className={styles.stats}>
          {ad.stats.map((stat) => (
            <span key={stat}>{stat}</span>
          ))}
        </p>
      </div>
      <PriceText className={styles.price} price={ad.price} />
      {(ad.actions || ad.moreActions) && (
        <div className={styles.actions}>
          {ad.actions}
          {ad.moreActions && (
            <details className={styles.more}>
              <summary className={buttonClass({})} aria-label={`Další: ${heading}`}>
                Další
              </summary>
              <div className={styles.menu}>{ad.moreActions}</div>
            </details>
          )}
        </div>
      )}
    </li>
  )
}
