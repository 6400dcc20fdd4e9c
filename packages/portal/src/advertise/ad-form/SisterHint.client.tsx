'use client'

import { proposeSisterCall, type SisterProposal } from '@inzrt/contracts/ads/sisterProposal'
import { CONTENT_LENGTH, HEADING_LENGTH } from '@inzrt/domain/limits'
import { SisterHint as Hint } from '@inzrt/ui/ad-form/SisterHint.tsx'
import { useDebounced } from '@inzrt/ui/timing/useDebounced.ts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'

const PAUSE_MS = 800

/** The site for adults, and where ads are placed there. */
export type Sister = Readonly<{ name: string; href: string }>

export type SisterHintProps = { sister: Sister; heading: string; content: string }

const findProposal = async (
  heading: string,
  content: string,
  signal: AbortSignal,
): Promise<SisterProposal | null> => {
  const answer = await browserApi.call(
    proposeSisterCall,
    { body: { heading, content } },
    { signal },
  )

  return answer.ok ? answer.data : null
}

/** Says that a text belongs on the sister site while it is written, once it has rested. */
export const SisterHint = ({ sister, heading, content }: SisterHintProps) => {
  const [proposal, setProposal] = useState<SisterProposal | null>(null)
  const rested = useDebounced(JSON.stringify([heading.trim(), content.trim()]), PAUSE_MS)

  useEffect(() => {
    const [restedHeading, restedContent] = JSON.parse(rested) as [string, string]
    const length = restedHeading.length + restedContent.length
    if (length < HEADING_LENGTH.least + CONTENT_LENGTH.least) {
      setProposal(null)
      return
    }
    const controller = new AbortController()
    findProposal(restedHeading, restedContent, controller.signal).then((found) => {
      if (!controller.signal.aborted) setProposal(found)
    })

    return () => controller.abort()
  }, [rested])

  return (
    <Hint {...sister} words={proposal?.words ?? null} section={proposal?.section?.name ?? null} />
  )
}
