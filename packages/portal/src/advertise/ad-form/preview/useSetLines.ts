import type { LineAdBody, SetLine } from '@inzrt/contracts/newspaper/lineAd'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { createDebouncedRequest } from './createDebouncedRequest.ts'

const askLater = createDebouncedRequest(async (ad, signal) => {
  const { setLineAdCall } = await import('@inzrt/contracts/newspaper/lineAd')
  const answer = await browserApi.call(setLineAdCall, { body: ad }, { signal })

  return answer.ok ? answer.data : null
})

type Told = Readonly<{ about: string; lines: readonly SetLine[] }>

/** Lines an ad will take in the paper; null until they are known, and while there is nothing to ask about. */
export const useSetLines = (ad: LineAdBody | null): Told['lines'] | null => {
  const [told, setTold] = useState<Told | null>(null)
  const about = ad && JSON.stringify(ad)
  const lines = told && told.about === about ? told.lines : null

  useEffect(() => {
    if (about && !lines) return askLater(JSON.parse(about), (set) => setTold({ about, lines: set }))
  }, [about, lines])

  return lines
}
