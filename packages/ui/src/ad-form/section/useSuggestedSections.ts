import { SEARCH_MIN_CHARS } from '@inzrt/rules/limits'
import { useCallback } from 'react'
import { useRestedAnswer } from '../../timing/useRestedAnswer.ts'
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
  const written = text.trim()
  const ask = useCallback(
    (asked: string, signal: AbortSignal) =>
      asked.length < SEARCH_MIN_CHARS
        ? Promise.resolve(NONE)
        : suggest(asked, signal).catch(() => NONE),
    [suggest],
  )
  const answered = useRestedAnswer(written, PAUSE_MS, ask)
  const slugs = answered?.answer ?? NONE

  return {
    sections: slugs.flatMap((slug) => choices.find((choice) => choice.slug === slug) ?? []),
    isAsking: written !== (answered?.question ?? ''),
  }
}
