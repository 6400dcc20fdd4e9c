import { HOUR_MS } from '@inzrt/domain/time'
import { parseSms, type SmsCommand } from '@inzrt/rules/sms'
import { endStop } from '../../messages/sms/stops.ts'
import { createDatingAd } from '../dating/createDatingAd.ts'
import { forwardReply } from '../dating/forwardReply.ts'
import { creditSmsPayment } from '../payments/creditSmsPayment.ts'
import type { SmsParts } from '../SmsParts.ts'
import type { SmsCase, SmsResult } from './SmsCase.ts'
import { stopService } from './stopService.ts'

/** Providers repeat for a day; what is older was held back by somebody. */
const LATE_MS = 25 * HOUR_MS

type Service = Extract<SmsCommand, { kind: 'dating_ad' | 'reply' }>

const serve = async (parts: SmsParts, smsCase: SmsCase, command: Service): Promise<SmsResult> => {
  const { section, sms, tx } = smsCase
  if (!section) return { outcome: 'unknown' }
  if (sms.shortcode !== section.smsNumber) return { outcome: 'wrong_number' }
  await endStop(tx, sms.msisdn)
  if (command.kind === 'dating_ad') return createDatingAd(parts, smsCase, section, command.text)
  const { dialCode, text } = command

  return forwardReply(parts, smsCase, section, { code: dialCode, text })
}

/** Does what a message asks for, as far as it may be done. */
export const decideSms = async (parts: SmsParts, smsCase: SmsCase): Promise<SmsResult> => {
  const { sms, now } = smsCase
  if (now.getTime() - sms.receivedAt.getTime() > LATE_MS) return { outcome: 'late' }
  const command = parseSms(sms.text)
  switch (command.kind) {
    case 'dating_ad':
    case 'reply':
      return serve(parts, smsCase, command)
    case 'payment':
      return creditSmsPayment(parts, smsCase, command.code)
    case 'stop':
      return stopService(smsCase)
    case 'refused':
      return { outcome: command.fault }
    default:
      return { outcome: command.kind }
  }
}
