'use client'

import type { ReportReason } from '@inzrt/rules/moderation'
import { ClientOnly } from '../shell/lazy/ClientOnly.client.tsx'
import { lazyPart } from '../shell/lazy/lazyPart.tsx'
import { FocusPlace } from '../shell/own-lists/FocusPlace.client.tsx'
import { type ModerationPart, PART_LABELS } from './moderationState.ts'

const QueuePart = lazyPart(() => import('./queue/QueuePart.client.tsx'))
const FindPart = lazyPart(() => import('./ad-file/FindPart.client.tsx'))
const IntakePart = lazyPart(() => import('./intake/IntakePart.client.tsx'))
const WordsPart = lazyPart(() => import('./rules/WordsPart.client.tsx'))
const SectionsPart = lazyPart(() => import('./records/SectionsPart.client.tsx'))
const AttributesPart = lazyPart(() => import('./records/AttributesPart.client.tsx'))
const PromosPart = lazyPart(() => import('./records/PromosPart.client.tsx'))
const CouponsPart = lazyPart(() => import('./records/CouponsPart.client.tsx'))
const BannersPart = lazyPart(() => import('./records/BannersPart.client.tsx'))
const EditionsPart = lazyPart(() => import('./records/EditionsPart.client.tsx'))
const UsersPart = lazyPart(() => import('./records/UsersPart.client.tsx'))
const MoneyPart = lazyPart(() => import('./money/MoneyPart.client.tsx'))
const InvoicesPart = lazyPart(() => import('./invoices/InvoicesPart.client.tsx'))
const ComplaintsPart = lazyPart(() => import('./complaints/ComplaintsPart.client.tsx'))
const RatingsPart = lazyPart(() => import('./ratings/RatingsPart.client.tsx'))
const AuditPart = lazyPart(() => import('./audit/AuditPart.client.tsx'))

export type ModerationContentProps = {
  part: ModerationPart
  /** Ad looked for. */
  wanted: string
  /** Reason that reported ads are narrowed by. */
  reason: ReportReason | null
}

const contentOf = ({ part, wanted, reason }: ModerationContentProps) => {
  switch (part) {
    case 'inzerat':
      return <FindPart wanted={wanted} />
    case 'hodnoceni':
      return <RatingsPart />
    case 'prijem':
      return <IntakePart />
    case 'slova':
      return <WordsPart />
    case 'rubriky':
      return <SectionsPart />
    case 'udaje':
      return <AttributesPart />
    case 'ceny':
      return <PromosPart />
    case 'kupony':
      return <CouponsPart />
    case 'bannery':
      return <BannersPart />
    case 'vydani':
      return <EditionsPart />
    case 'platby':
      return <MoneyPart />
    case 'faktury':
      return <InvoicesPart />
    case 'reklamace':
      return <ComplaintsPart />
    case 'uzivatele':
      return <UsersPart />
    case 'zaznam':
      return <AuditPart />
    default:
      return <QueuePart part={part} reason={part === 'hlaseni' ? reason : null} />
  }
}

/** What the current part of the area holds; its code comes when it is opened. */
export const ModerationContent = (props: ModerationContentProps) => (
  <FocusPlace label={PART_LABELS[props.part]}>
    <ClientOnly>{contentOf(props)}</ClientOnly>
  </FocusPlace>
)
