import type { AdType } from '@inzrt/rules/listing'
import { TypeBadge } from '../badge/TypeBadge.tsx'
import { FieldError } from '../field/FieldError.tsx'
import styles from './TypePicker.module.css'

export type TypePickerProps = {
  id: string
  value: AdType
  /** Types the section takes; others are left out. */
  allowed: readonly AdType[]
  onChange: (type: AdType) => void
  error?: string | undefined
  /** Ads here are of people, not of things. */
  isOfPeople?: boolean
}

const CHOICES = [
  { type: 'offer', words: 'Nabízím, prodávám nebo daruji', ofPeople: 'Něco nabízím' },
  { type: 'inquiry', words: 'Něco sháním', ofPeople: 'Někoho nebo něco hledám' },
  { type: 'exchange', words: 'Vyměním za něco jiného', ofPeople: 'Vyměním za něco jiného' },
] as const

/** What the ad is to do; a `<fieldset>` of radios drawn as cards. */
export const TypePicker = ({
  id,
  value,
  allowed,
  onChange,
  error,
  isOfPeople = false,
}: TypePickerProps) => (
  <fieldset
    className={styles.types}
    id={id}
    tabIndex={-1}
    aria-describedby={error ? `${id}-error` : undefined}
  >
    <legend>Co chcete udělat?</legend>
    <div className={styles.cards}>
      {CHOICES.filter(({ type }) => allowed.includes(type)).map(({ type, words, ofPeople }) => (
        <label key={type}>
          <input
            type="radio"
            name={id}
            value={type}
            checked={value === type}
            onChange={() => onChange(type)}
          />
          <TypeBadge type={type} />
          <span>{isOfPeople ? ofPeople : words}</span>
        </label>
      ))}
    </div>
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </fieldset>
)
