import { SEARCH_MIN_CHARS } from '@inzrt/domain/limits'
import { useEffect, useState } from 'react'
import { useDebounced } from '../../timing/useDebounced.ts'
import type { SectionChoice } from './SectionChoice.ts'

/** Slugs of the sections where such things belong, the likeliest first; none when nobody knows. */
export type SectionSuggest = (text: string, signal: AbortSignal) => Promise<readonly string[]>

const PAUSE_MS = 300
const NONE: readonly string[] = []

export type Suggested = Readonly<{
  sections: readonly SectionChoice[]
  /** What is written was not answered yet. */
  isAsking: boolean
}>

/** Sections where what is written belongs, asked for after a pause. */
export const useSuggestedSections = (
  text: string,
  choices: readonly SectionChoice[],
  suggest: SectionSuggest,
): Suggested => {
  const [{ slugs, answered }, setAnswer] = useState({ slugs: NONE, answered: '' })
  const written = text.trim()
  const rested = useDebounced(written, PAUSE_MS)

  useEffect(() => {
    if (rested.length < SEARCH_MIN_CHARS) {
      setAnswer({ slugs: NONE, answered: rested })
      return
    }
    const controller = new AbortController()
    suggest(rested, controller.signal).then(
      (found) => {
        if (!controller.signal.aborted) setAnswer({ slugs: found, answered: rested })
      },
      () => {
        if (!controller.signal.aborted) setAnswer({ slugs: NONE, answered: rested })
      },
    )

    return () => controller.abort()
  }, [rested, suggest])

  return {
    sections: slugs.flatMap((slug) => choices.find((choice) => choice.slug === slug) ?? []),
    isAsking: written !== answered,
  }
}
