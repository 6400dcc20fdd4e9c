'use client'

import { Late } from '../shell/late/Late.client.tsx'
import { latePart } from '../shell/late/latePart.tsx'
import type { ModerationPart } from './moderationState.ts'

const QueuePart = latePart(() => import('./queue/QueuePart.client.tsx'))
const FindPart = latePart(() => import('./ad-file/FindPart.client.tsx'))
const IntakePart = latePart(() => import('./intake/IntakePart.client.tsx'))
const WordsPart = latePart(() => import('./rules/WordsPart.client.tsx'))
const SectionsPart = latePart(() => import('./records/SectionsPart.client.tsx'))
const PromosPart = latePart(() => import('./records/PromosPart.client.tsx'))
const BannersPart = latePart(() => import('./records/BannersPart.client.tsx'))
const EditionsPart = latePart(() => import('./records/EditionsPart.client.tsx'))
const UsersPart = latePart(() => import('./records/UsersPart.client.tsx'))
const MoneyPart = latePart(() => import('./money/MoneyPart.client.tsx'))
const ComplaintsPart = latePart(() => import('./complaints/ComplaintsPart.client.tsx'))
const AuditPart = latePart(() => import('./audit/AuditPart.client.tsx'))

export type ModerationContentProps = {
  part: ModerationPart
  /** Ad looked for. */
  wanted: string
}

const contentOf = (part: ModerationPart, wanted: string) => {
  switch (part) {
    case 'inzerat':
      return <FindPart wanted={wanted} />
    case 'prijem':
      return <IntakePart />
    case 'slova':
      return <WordsPart />
    case 'rubriky':
      return <SectionsPart />
    case 'ceny':
      return <PromosPart />
    case 'bannery':
      return <BannersPart />
    case 'vydani':
      return <EditionsPart />
    case 'platby':
      return <MoneyPart />
    case 'reklamace':
      return <ComplaintsPart />
    case 'uzivatele':
      return <UsersPart />
    case 'zaznam':
      return <AuditPart />
    default:
      return <QueuePart part={part} />
  }
}

/** What the current part of the area holds; its code comes when it is opened. */
export const ModerationContent = ({ part, wanted }: ModerationContentProps) => (
  <Late>{contentOf(part, wanted)}</Late>
)
