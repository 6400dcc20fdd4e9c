'use client'

import { HEADING_LENGTH } from '@inzrt/rules/limits'
import type { AdType } from '@inzrt/rules/listing'
import { PriceHint as Hint } from '@inzrt/ui/price/PriceHint.tsx'
import { useRestedAnswer } from '@inzrt/ui/timing/useRestedAnswer.ts'
import { findPriceTexts } from './findPriceTexts.ts'

const PAUSE_MS = 600

export type PriceHintProps = { sectionSlug: string; heading: string; type: AdType }

const ask = (question: string) => {
  const [sectionSlug, heading] = JSON.parse(question) as [string, string]

  return findPriceTexts(sectionSlug, heading)
}

/** What others ask for such a thing, once its heading has rested; silent where too few do. */
export const PriceHint = ({ sectionSlug, heading, type }: PriceHintProps) => {
  const written = heading.trim()
  const isAsked = type === 'offer' && sectionSlug !== '' && written.length >= HEADING_LENGTH.least
  const question = isAsked ? JSON.stringify([sectionSlug, written]) : null
  const answered = useRestedAnswer(question, PAUSE_MS, ask)

  // Those of a moment ago stay while the next are waited for.
  return <Hint words={isAsked ? (answered?.answer ?? null) : null} />
}
