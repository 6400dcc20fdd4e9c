import { SEARCH_MIN_CHARS } from '@inzrt/domain/limits'
import { useEffect, useState } from 'react'
import { useDebounced } from '../../timing/useDebounced.ts'
import type { SectionChoice } from './SectionChoice.ts'

/** Slugs of the sections where such things belong, the likeliest first; none when nobody knows. */
export type SectionSuggest = (text: string, signal: AbortSignal) => Promise<readonly string[]>

const PAUSE_MS = 300
const NONE: readonly string[] = []

/** Sections where what is written belongs, asked for after a pause. */
export const useSuggestedSections = (
  text: string,
  choices: readonly SectionChoice[],
  suggest: SectionSuggest,
): readonly SectionChoice[] => {
  const [slugs, setSlugs] = useState(NONE)
  const rested = useDebounced(text.trim(), PAUSE_MS)

  useEffect(() => {
    if (rested.length < SEARCH_MIN_CHARS) {
      setSlugs(NONE)
      return
    }
    const controller = new AbortController()
    suggest(rested, controller.signal).then(
      (found) => {
        if (!controller.signal.aborted) setSlugs(found)
      },
      () => setSlugs(NONE),
    )

    return () => controller.abort()
  }, [rested, suggest])

  return slugs.flatMap((slug) => choices.find((choice) => choice.slug === slug) ?? [])
}
