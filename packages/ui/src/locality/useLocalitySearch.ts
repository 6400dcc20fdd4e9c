import {
  LOCALITY_DEBOUNCE_MS,
  LOCALITY_INDICATOR_THROTTLE_MS,
  LOCALITY_MIN_CHARS,
} from '@inzrt/rules/limits'
import { useCallback } from 'react'
import { useDelayedTrue } from '../timing/useDelayedTrue.ts'
import { useRestedAnswer } from '../timing/useRestedAnswer.ts'

/** Asks for places; rejects when the answer did not come. */
export type LocalitySearch<Found> = (term: string, signal: AbortSignal) => Promise<readonly Found[]>

export type LocalityAnswer<Found> =
  | { kind: 'idle' }
  | { kind: 'short' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'found'; localities: readonly Found[] }

/** State of a search for places: asked after a pause, from two characters on (R310). */
export const useLocalitySearch = <Found>(
  typed: string,
  search: LocalitySearch<Found>,
): LocalityAnswer<Found> => {
  const term = typed.trim()
  const isLongEnough = term.length >= LOCALITY_MIN_CHARS
  const ask = useCallback(
    (asked: string, signal: AbortSignal): Promise<LocalityAnswer<Found>> =>
      search(asked, signal).then(
        (localities) => ({ kind: 'found', localities }),
        () => ({ kind: 'failed' }),
      ),
    [search],
  )
  const answered = useRestedAnswer(isLongEnough ? term : null, LOCALITY_DEBOUNCE_MS, ask)
  const isWaiting = isLongEnough && answered?.question !== term
  const isIndicated = useDelayedTrue(isWaiting, LOCALITY_INDICATOR_THROTTLE_MS)

  if (term === '') return { kind: 'idle' }
  if (!isLongEnough) return { kind: 'short' }
  if (isIndicated) return { kind: 'loading' }

  return answered?.answer ?? { kind: 'idle' }
}
