import { calmDown, foldLetters, withoutEnd } from '@inzrt/domain/text'
import { adFingerprint } from '@inzrt/rules/moderation'
import { toWordVectors } from '../../catalogue/search/toWordVectors.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { InboundSms } from '../providers/InboundSms.ts'
import { findPlace } from './findPlace.ts'
import type { SmsSection } from './smsSection.ts'

type Source = Readonly<{ sms: InboundSms; section: SmsSection; text: string; now: Date }>

/** Half a message: the rest is read in the ad. */
const HEADING_MAX = 60

/** The beginning of a text, cut after a whole word. */
const headingOf = (text: string): string => {
  if (text.length <= HEADING_MAX) return text
  const cut = text.slice(0, HEADING_MAX + 1)

  return `${withoutEnd(cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)), /[\s,.;:-]/)}…`
}

/** „hledam“, „hleda“: somebody wants; who says nothing of the kind offers. */
const typeOf = (text: string, { isInquiry }: SmsSection): 'inquiry' | 'offer' =>
  isInquiry && /\bhled/.test(foldLetters(text)) ? 'inquiry' : 'offer'

/** What is kept of an ad sent by message: nobody but moderators learns the number. */
export const smsAdValues = async (tx: Transaction, { sms, section, text, now }: Source) => {
  const content = calmDown(text)
  const heading = headingOf(content)

  return {
    brandCode: section.brandCode,
    sectionId: section.id,
    source: 'sms',
    type: typeOf(text, section),
    heading,
    content,
    priceType: 'any',
    localityId: await findPlace(tx, text),
    phone: sms.msisdn,
    phoneVerifiedAt: now,
    contactVerifiedAt: now,
    fingerprint: adFingerprint({ heading, content, phone: sms.msisdn, priceAmount: null }),
    ...toWordVectors({ heading, content }),
    createdAt: now,
    updatedAt: now,
    sortAt: now,
  } as const
}
