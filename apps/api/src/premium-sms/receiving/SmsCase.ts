import type { SmsOutcome } from '@inzrt/rules/sms'
import type { SectionCatalogue } from '../../catalogue/sections/SectionCatalogue.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { SmsSection } from '../dating/smsSection.ts'
import type { InboundSms } from '../providers/InboundSms.ts'

/** One message being dealt with, in the transaction that keeps it. */
export type SmsCase = Readonly<{
  tx: Transaction
  inboundId: number
  sms: InboundSms
  catalogue: SectionCatalogue
  /** Where dating ads go; none: this portal takes none. */
  section: SmsSection | null
  now: Date
}>

/** How it ended. */
export type SmsResult = Readonly<{
  outcome: SmsOutcome
  adId?: number
  /** Where the message should have gone, when it is not where ads go. */
  number?: string
}>
