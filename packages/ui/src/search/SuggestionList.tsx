import type { TextRange } from '@inzrt/domain/text'
import { ClockIcon } from '../icon/ClockIcon.tsx'
import { SearchIcon } from '../icon/SearchIcon.tsx'
import { Marked } from '../mark/Marked.tsx'
import { SectionIcon } from '../section/SectionIcon.tsx'
import styles from './SuggestionList.module.css'

export type Suggestion = {
  id: string
  label: string
  marks?: readonly TextRange[]
} & ({ kind: 'section'; icon?: string | null; count?: string } | { kind: 'goods' | 'past' })

export type SuggestionListProps = {
  /** Id the search field controls. */
  id: string
  options: readonly Suggestion[]
  /** Option the arrow keys stand on; −1 when on none. */
  activeIndex: number
  optionId: (index: number) => string
  /** A suggestion was pressed; which one, counted from 0. */
  onPick: (index: number) => void
  /** Names the sections, where ads were found beside them (R109). */
  heading?: string | undefined
}

/** Sections first, then goods and past searches (P002); a `<div role="listbox">` driven by the search field. */
export const SuggestionList = ({
  id,
  options,
  activeIndex,
  optionId,
  onPick,
  heading,
}: SuggestionListProps) => (
  <>
    {heading && <h2 className={styles.heading}>{heading}</h2>}
    <div id={id} className={styles.list} role="listbox" aria-label="Návrhy">
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field that owns the list
        <div
          key={option.id}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
        >
          {option.kind === 'section' && <SectionIcon name={option.icon} size="small" />}
          {option.kind === 'goods' && <SearchIcon />}
          {option.kind === 'past' && <ClockIcon />}
          <span>
            <Marked text={option.label} ranges={option.marks} />
          </span>
          {option.kind === 'section' && <span className={styles.go}>Přejít do kategorie</span>}
          {option.kind === 'section' && option.count && (
            <span className={styles.count}>{option.count}</span>
          )}
        </div>
      ))}
    </div>
  </>
)
