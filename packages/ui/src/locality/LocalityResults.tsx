import type { Locality } from '@inzrt/domain/locality'
import { LocalityOption } from './LocalityOption.tsx'
import styles from './LocalityResults.module.css'
import type { LocalityAnswer } from './useLocalitySearch.ts'

export type LocalityResultsProps = {
  id: string
  answer: LocalityAnswer
  activeIndex: number
  optionId: (index: number) => string
  onPick: (locality: Locality) => void
}

const WORDS = {
  idle: '',
  short: 'Zadejte minimálně dva znaky',
  loading: 'Vyhledávám...',
  failed: 'PSČ nebyly nenalezeny',
  none: 'Nebyly nalezeny žádné výsledky.',
} as const

const wordsFor = (answer: LocalityAnswer): string => {
  if (answer.kind !== 'found') return WORDS[answer.kind]

  return answer.localities.length === 0 ? WORDS.none : ''
}

/** Places found, or the state of the search in words (R125–R127); a listbox and a `role="status"`. */
export const LocalityResults = ({
  id,
  answer,
  activeIndex,
  optionId,
  onPick,
}: LocalityResultsProps) => (
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
            key={locality.id}
            id={optionId(index)}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(locality)}
          >
            <LocalityOption locality={locality} />
          </div>
        ))}
      </div>
    )}
  </>
)
