import type { LineAd } from '@inzrt/ui/detail/print/LineAd.ts'
import { useEffect, useState } from 'react'
import { toLineAd } from '../../../ad/toLineAd.ts'
import { browserApi } from '../../../shell/api/browserApi.ts'

/** One above the ad, the others below it. */
const NEIGHBOURS = 3

type Told = Readonly<{ slug: string; ads: readonly LineAd[] }>

const read = async (slug: string, signal: AbortSignal): Promise<readonly LineAd[]> => {
  const { readSectionCall } = await import('@inzrt/contracts/browse/section')
  const answer = await browserApi.call(
    readSectionCall,
    {
      params: { slug },
      query: { include: ['advertisements'], sort: 'created_desc', perPage: NEIGHBOURS },
    },
    { signal },
  )

  return answer.ok ? (answer.data.advertisements?.data ?? []).map(toLineAd) : []
}

/** The newest line ads of a section, among which an ad will be printed; none until they are known. */
export const useNeighbours = (slug: string | null): readonly LineAd[] => {
  const [told, setTold] = useState<Told | null>(null)

  useEffect(() => {
    if (!slug) return
    const left = new AbortController()
    void read(slug, left.signal).then((ads) => {
      if (!left.signal.aborted) setTold({ slug, ads })
    })

    return () => left.abort()
  }, [slug])

  return told && told.slug === slug ? told.ads : []
}
