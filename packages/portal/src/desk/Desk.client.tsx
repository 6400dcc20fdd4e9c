'use client'

import type { ReportReason } from '@inzrt/rules/moderation'
import { AccountLayout } from '@inzrt/ui/account/AccountLayout.tsx'
import { AccountNav } from '@inzrt/ui/account/AccountNav.tsx'
import { useProfile } from '../shell/session/useProfile.ts'
import { useSecondFactor } from '../shell/session/useSecondFactor.ts'
import { ModerationContent } from './ModerationContent.client.tsx'
import { moderationNavItems } from './moderationNavItems.tsx'
import { type ModerationPart, PART_LABELS, partsOf } from './moderationState.ts'
import { SecondFactorFirst } from './SecondFactorFirst.tsx'

export type DeskProps = {
  /** Part the address names; null: the first one that is there for the person who looks. */
  asked: ModerationPart | null
  /** Ad looked for. */
  wanted: string
  /** Reason that reported ads are narrowed by. */
  reason: ReportReason | null
}

/** The parts a member of staff works in, and the current one. Whom the api lets in, it decides itself. */
const Desk = ({ asked, wanted, reason: reported }: DeskProps) => {
  const { answer, reason } = useProfile()
  const secondFactor = useSecondFactor()
  const state = secondFactor.answer?.data
  const isClosed = state?.isRequired && !state.isOn
  const isKnown = state !== undefined || secondFactor.reason !== undefined
  const parts = partsOf(answer?.data.scope)
  const first = answer || reason ? (parts[0] ?? 'schvalovani') : null
  const current = asked ?? first

  return (
    <AccountLayout
      nav={<AccountNav label="Části správy" items={moderationNavItems(parts, current)} />}
      title={current ? PART_LABELS[current] : 'Správa'}
    >
      {isClosed && <SecondFactorFirst />}
      {current && isKnown && !isClosed && (
        <ModerationContent part={current} wanted={wanted} reason={reported} />
      )}
    </AccountLayout>
  )
}

export default Desk
