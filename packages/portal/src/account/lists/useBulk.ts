import type { OwnAd } from '@inzrt/contracts/account/account'
import type { BulkResult } from '@inzrt/ui/account/own-ads/BulkResults.tsx'
import { useState } from 'react'
import type { BulkAction } from './bulkActions.ts'

/**
 * Own ads chosen on a page, and what was done with all of them; one after another, so that each is told
 * how it ended.
 */
export const useBulk = (ads: readonly OwnAd[], onDone: () => unknown) => {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [results, setResults] = useState<readonly BulkResult[]>([])
  const [isBusy, setBusy] = useState(false)
  const chosen = ads.filter(({ slug }) => marked.has(slug))

  const mark = (slugs: readonly string[], isSelected: boolean) =>
    setMarked((known) => {
      const rest = [...known].filter((slug) => !slugs.includes(slug))

      return new Set(isSelected ? [...rest, ...slugs] : rest)
    })

  const run = async (action: BulkAction) => {
    setBusy(true)
    const ended: BulkResult[] = []
    for (const ad of chosen)
      ended.push({ slug: ad.slug, heading: ad.heading, ...(await action.run(ad)) })
    setResults(ended)
    setMarked(new Set())
    await onDone()
    setBusy(false)
  }

  return { chosen, mark, run, isBusy, results, hideResults: () => setResults([]) }
}
