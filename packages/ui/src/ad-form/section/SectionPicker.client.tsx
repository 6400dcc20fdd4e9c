'use client'

import { formatMoney } from '@inzrt/domain/price'
import { foldLetters, nonBreaking } from '@inzrt/domain/text'
import { type KeyboardEvent, useState } from 'react'
import check from '../../field/Check.module.css'
import { FieldError } from '../../field/FieldError.tsx'
import { TextField } from '../../field/TextField.tsx'
import { SectionIcon } from '../../section/SectionIcon.tsx'
import type { SectionChoice } from './SectionChoice.ts'
import styles from './SectionPicker.module.css'
import { type SectionSuggest, useSuggestedSections } from './useSuggestedSections.ts'

export type SectionPickerProps = {
  id: string
  /** Sections the ad may stand in. */
  choices: readonly SectionChoice[]
  value: string
  onChange: (section: SectionChoice) => void
  /** Finds sections by what is sold. */
  suggest: SectionSuggest
  error?: string | undefined
  /** Ads here are of people, not of things. */
  isOfPeople?: boolean
}

/** When and why an ad of such a section is out later, before anything is written or paid. */
const HINTS = {
  things: 'Napište, co nabízíte nebo sháníte, třeba „gauč“, nebo název rubriky.',
  people: 'Napište, co nabízíte nebo hledáte, třeba „masáž“, nebo název rubriky.',
} as const

const APPROVAL = nonBreaking(
  'Inzeráty v této rubrice čte před zveřejněním člověk, obvykle do druhého pracovního dne. Kdybychom inzerát zamítli, zaplacené peníze vrátíme.',
)

const matches = ({ name, category }: SectionChoice, term: string): boolean =>
  foldLetters(`${name} ${category}`).includes(foldLetters(term.trim()))

const priceOf = ({ card, sms }: SectionChoice): string =>
  [
    ...(card === null ? [] : [`${formatMoney(card, 'CZK')} kartou`]),
    ...(sms === null ? [] : [`${formatMoney(sms, 'CZK')} přes SMS`]),
  ].join(', ')

/** What an ad costs in a section, and that a person reads it first. */
const noteOf = (section: SectionChoice): string =>
  [
    ...(section.paidTypes.length > 0 ? [`placená: ${priceOf(section)}`] : []),
    ...(section.needsApproval ? ['zveřejňujeme po kontrole'] : []),
  ].join(' · ')

/** Enter in the only text field of a form would send it. */
const keepFormUnsent = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault()
}

type SectionRadiosProps = Pick<SectionPickerProps, 'value' | 'onChange'> & {
  name: string
  sections: readonly SectionChoice[]
  hasCategory?: boolean
}

const SectionRadios = ({ name, sections, value, onChange, hasCategory }: SectionRadiosProps) => (
  <div className={styles.choices}>
    {sections.map((section) => (
      <label key={section.slug}>
        <input
          className={check.box}
          type="radio"
          name={name}
          value={section.slug}
          checked={value === section.slug}
          onChange={() => onChange(section)}
        />
        <span>
          {section.name} {hasCategory && <small>{section.category} </small>}
          {noteOf(section) && <small>{noteOf(section)}</small>}
        </span>
      </label>
    ))}
  </div>
)

/** Where the ad will stand: a board of categories, each with its sections, narrowed by a word or by what is sold; radios. */
export const SectionPicker = ({
  id,
  choices,
  value,
  onChange,
  suggest,
  error,
  isOfPeople = false,
}: SectionPickerProps) => {
  const [term, setTerm] = useState('')
  const { sections: suggested, isAsking } = useSuggestedSections(term, choices, suggest)
  const found = choices.filter((choice) => matches(choice, term) && !suggested.includes(choice))
  const groups = [...Map.groupBy(found, ({ category }) => category)]
  const radios = { name: id, value, onChange }

  return (
    <div className={styles.picker}>
      <TextField
        id={`${id}-hledani`}
        name={`${id}-hledani`}
        type="search"
        label="Najít rubriku"
        hint={nonBreaking(HINTS[isOfPeople ? 'people' : 'things'])}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
        onKeyDown={keepFormUnsent}
      />
      <fieldset
        className={styles.sections}
        id={id}
        tabIndex={-1}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <legend>Rubrika</legend>
        {suggested.length > 0 && (
          <div className={styles.suggested}>
            <p role="status">Nejspíš sem:</p>
            <SectionRadios {...radios} sections={suggested} hasCategory />
          </div>
        )}
        {groups.map(([category, sections]) => (
          <details
            key={category}
            className={styles.group}
            name={term === '' ? `${id}-skupina` : undefined}
            open={term !== '' || sections.some(({ slug }) => slug === value)}
          >
            <summary>
              <SectionIcon className={styles.icon} name={sections[0]?.icon} />
              {nonBreaking(category)}
            </summary>
            <SectionRadios {...radios} sections={sections} />
          </details>
        ))}
        <p role="status">{choices.find(({ slug }) => slug === value)?.needsApproval && APPROVAL}</p>
        <p role="status">
          {found.length + suggested.length === 0 &&
            (isAsking ? 'Hledám rubriku…' : 'Takovou rubriku nemáme, zkuste jiné slovo.')}
        </p>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </fieldset>
    </div>
  )
}
