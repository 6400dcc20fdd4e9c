import type { Price } from '@inzrt/domain/price'
import type { AdType } from '@inzrt/rules/listing'
import type { ReactNode } from 'react'
import { StateMark, type StateTone } from '../../badge/StateMark.tsx'
import { TypeBadge } from '../../badge/TypeBadge.tsx'
import { classNames } from '../../class-names/classNames.ts'
import check from '../../field/Check.module.css'
import { PriceText } from '../../price/PriceText.tsx'
import styles from './QueueCard.module.css'
import { QueuePhotos, type QueuePhotosProps } from './QueuePhotos.tsx'

export type QueueCardProps = {
  id: number
  heading: string
  content: string
  /** What it says of the thing: „Rok výroby: 2019“. */
  attributes?: readonly string[]
  type: AdType
  price: Price
  state: { text: string; tone: StateTone }
  /** Why a person has to read it, a sentence each. */
  reasons: readonly string[]
  /** „Kola“, „Brno-střed“, „vloženo před 2 hodinami“. */
  facts: readonly string[]
  /** Who advertises, with what is known of them. */
  seller: string
  /** Photos of the ad. */
  images: QueuePhotosProps['photos']
  /** It goes before others, and says so. */
  isUrgent?: boolean
  /** „přečíst do 24. 11. 2026“. */
  due?: { text: string; isLate: boolean } | null
  /** Keys belong to this card. */
  isCurrent: boolean
  /** It is among those something is done with. */
  isSelected: boolean
  /** Left out where nothing can be done with many at once. */
  onSelect?: ((isSelected: boolean) => void) | undefined
  /** Keys belong to this card from now on. */
  onFocus: () => void
  /** What the ad is to say instead of its text. */
  change?: ReactNode
  /** Reports or an appeal. */
  matter?: ReactNode
  /** What can be decided. */
  actions: ReactNode
  /** The form or the file that was opened. */
  panel?: ReactNode
}

/** An ad as its judge reads it, whole; an `<li>` that takes the focus. */
export const QueueCard = ({ id, heading, images, ...ad }: QueueCardProps) => (
  <li
    className={classNames(styles.card, (ad.isUrgent || ad.due?.isLate) && styles.urgent)}
    id={`ad-${id}`}
    tabIndex={ad.isCurrent ? 0 : -1}
    aria-labelledby={`ad-${id}-heading`}
    onFocus={ad.onFocus}
  >
    <div className={styles.head}>
      {ad.onSelect && (
        <label className={styles.select}>
          <input
            className={check.box}
            type="checkbox"
            checked={ad.isSelected}
            onChange={({ target }) => ad.onSelect?.(target.checked)}
            aria-label={`Vybrat: ${heading}`}
          />
        </label>
      )}
      <h3 id={`ad-${id}-heading`}>{heading}</h3>
      <PriceText className={styles.price} price={ad.price} />
    </div>
    <p className={styles.facts}>
      <TypeBadge type={ad.type} />
      <StateMark tone={ad.state.tone}>{ad.state.text}</StateMark>
      {ad.isUrgent && <strong className={styles.alarm}>Přednostně</strong>}
      {ad.due && (
        <strong className={ad.due.isLate ? styles.alarm : undefined}>{ad.due.text}</strong>
      )}
      {ad.facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
    {ad.reasons.length > 0 && (
      <ul className={styles.reasons}>
        {ad.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    )}
    {ad.change ?? <p className={styles.content}>{ad.content}</p>}
    {!ad.change && ad.attributes && ad.attributes.length > 0 && (
      <ul className={styles.attributes} aria-label="Údaje">
        {ad.attributes.map((attribute) => (
          <li key={attribute}>{attribute}</li>
        ))}
      </ul>
    )}
    <QueuePhotos photos={images} />
    <p className={styles.seller}>{ad.seller}</p>
    {ad.matter}
    <div className={styles.actions}>{ad.actions}</div>
    {ad.panel && <div className={styles.panel}>{ad.panel}</div>}
  </li>
)
