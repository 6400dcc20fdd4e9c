import type { LocalityLine } from './LocalityLine.ts'
import { LocalityOption } from './LocalityOption.tsx'
import styles from './LocalityResults.module.css'
import type { LocalityAnswer } from './useLocalitySearch.ts'

export type LocalityResultsProps<Found> = {
  id: string
  /** Places found, or how the search stands. */
  answer: LocalityAnswer<Found>
  toLine: (found: Found) => LocalityLine
  /** Option the keys stand on; −1 when on none. */
  activeIndex: number
  optionId: (index: number) => string
  /** A place was pressed. */
  onPick: (found: Found) => void
}

const WORDS = {
  idle: '',
  short: 'Zadejte minimálně dva znaky',
  loading: 'Vyhledávám...',
  failed: 'PSČ nebyly nenalezeny',
  none: 'Nebyly nalezeny žádné výsledky.',
} as const

const wordsFor = (answer: LocalityAnswer<unknown>): string => {
  if (answer.kind !== 'found') return WORDS[answer.kind]

  return answer.localities.length === 0 ? WORDS.none : ''
}

/** Places found, or the state of the search in words (R125–R127); a listbox and a `role="status"`. */
export const LocalityResults = <Found,>({
  id,
  answer,
  toLine,
  activeIndex,
  optionId,
  onPick,
}: LocalityResultsProps<Found>) => (
  <>
    <p className={styles.status} role="status">
      {wordsFor(answer)}
    </p>
    {answer.kind === 'found' && answer.localities.length > 0 && (
      // Out of the order of Tab: a list that scrolls would be a stop of its own.
      <div id={id} className={styles.list} role="listbox" tabIndex={-1} aria-label="Lokality">
        {answer.localities.map((locality, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field that owns the list
          <div
            key={toLine(locality).key}
            id={optionId(index)}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(locality)}
          >
            <LocalityOption line={toLine(locality)} />
          </div>
        ))}
      </div>
    )}
  </>
)
