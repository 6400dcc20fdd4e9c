import {
  LOCALITY_DEBOUNCE_MS,
  LOCALITY_INDICATOR_THROTTLE_MS,
  LOCALITY_MIN_CHARS,
} from '@inzrt/domain/limits'
import { useEffect, useState } from 'react'
import { useDebounced } from '../timing/useDebounced.ts'
import { useDelayedTrue } from '../timing/useDelayedTrue.ts'

/** Asks for places; rejects when the answer did not come. */
export type LocalitySearch<Found> = (term: string, signal: AbortSignal) => Promise<readonly Found[]>

export type LocalityAnswer<Found> =
  | { kind: 'idle' }
  | { kind: 'short' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'found'; localities: readonly Found[] }

type Answered<Found> = { term: string; answer: LocalityAnswer<Found> }

/** State of a search for places: asked after a pause, from two characters on (R310). */
export const useLocalitySearch = <Found>(
  typed: string,
  search: LocalitySearch<Found>,
): LocalityAnswer<Found> => {
  const [answered, setAnswered] = useState<Answered<Found> | null>(null)
  const rested = useDebounced(typed.trim(), LOCALITY_DEBOUNCE_MS)
  const isLongEnough = typed.trim().length >= LOCALITY_MIN_CHARS
  const isWaiting = isLongEnough && answered?.term !== typed.trim()
  const isIndicated = useDelayedTrue(isWaiting, LOCALITY_INDICATOR_THROTTLE_MS)

  useEffect(() => {
    if (rested.length < LOCALITY_MIN_CHARS) return
    const controller = new AbortController()
    const keep = (answer: LocalityAnswer<Found>) => {
      if (!controller.signal.aborted) setAnswered({ term: rested, answer })
    }

    search(rested, controller.signal).then(
      (localities) => keep({ kind: 'found', localities }),
      () => keep({ kind: 'failed' }),
    )

    return () => controller.abort()
  }, [rested, search])

  if (typed.trim() === '') return { kind: 'idle' }
  if (!isLongEnough) return { kind: 'short' }
  if (isIndicated) return { kind: 'loading' }

  return answered?.answer ?? { kind: 'idle' }
}
