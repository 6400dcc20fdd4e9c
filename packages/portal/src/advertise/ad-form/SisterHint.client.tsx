'use client'

import { proposeSisterCall, type SisterProposal } from '@inzrt/contracts/ads/sisterProposal'
import { CONTENT_LENGTH, HEADING_LENGTH } from '@inzrt/rules/limits'
import { SisterHint as Hint } from '@inzrt/ui/ad-form/SisterHint.tsx'
import { useRestedAnswer } from '@inzrt/ui/timing/useRestedAnswer.ts'
import { browserApi } from '../../shell/api/browserApi.ts'

const PAUSE_MS = 800

/** The site for adults, and where ads are placed there. */
export type Sister = Readonly<{ name: string; href: string }>

export type SisterHintProps = { sister: Sister; heading: string; content: string }

const ask = async (question: string, signal: AbortSignal): Promise<SisterProposal | null> => {
  const [heading, content] = JSON.parse(question) as [string, string]
  const answer = await browserApi.call(
    proposeSisterCall,
    { body: { heading, content } },
    { signal },
  )

  return answer.ok ? answer.data : null
}

/** Says that a text belongs on the sister site while it is written, once it has rested. */
export const SisterHint = ({ sister, heading, content }: SisterHintProps) => {
  const written = [heading.trim(), content.trim()]
  const isAsked = written.join('').length >= HEADING_LENGTH.least + CONTENT_LENGTH.least
  const answered = useRestedAnswer(isAsked ? JSON.stringify(written) : null, PAUSE_MS, ask)
  // One that was made stays while the next is waited for.
  const proposal = isAsked ? answered?.answer : null

  return (
    <Hint {...sister} words={proposal?.words ?? null} section={proposal?.section?.name ?? null} />
  )
}
