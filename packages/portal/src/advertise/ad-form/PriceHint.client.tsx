'use client'

import { HEADING_LENGTH } from '@inzrt/domain/limits'
import type { AdType } from '@inzrt/domain/listing'
import type { PriceWords } from '@inzrt/ui/price/PriceGuide.tsx'
import { PriceHint as Hint } from '@inzrt/ui/price/PriceHint.tsx'
import { useDebounced } from '@inzrt/ui/timing/useDebounced.ts'
import { useEffect, useState } from 'react'
import { findPriceWords } from './findPriceWords.ts'

const PAUSE_MS = 600

export type PriceHintProps = { sectionSlug: string; heading: string; type: AdType }

/** What others ask for such a thing, once its heading has rested; silent where too few do. */
export const PriceHint = ({ sectionSlug, heading, type }: PriceHintProps) => {
  const [words, setWords] = useState<PriceWords | null>(null)
  const rested = useDebounced(heading.trim(), PAUSE_MS)
  const isAsked = type === 'offer' && sectionSlug !== '' && rested.length >= HEADING_LENGTH.least

  useEffect(() => {
    setWords(null)
    if (!isAsked) return
    const controller = new AbortController()
    findPriceWords(sectionSlug, rested).then((found) => {
      if (!controller.signal.aborted) setWords(found)
    })

    return () => controller.abort()
  }, [isAsked, sectionSlug, rested])

  return <Hint words={words} />
}
