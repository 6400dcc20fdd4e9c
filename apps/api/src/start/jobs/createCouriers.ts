import { createMailCourier } from '../../messages/mail/createMailCourier.ts'
import { createSites } from '../../messages/mail/createSites.ts'
import { createSmtpMailer } from '../../messages/mail/createSmtpMailer.ts'
import type { Couriers } from '../../messages/outbox/Courier.ts'
import { createSmsCourier } from '../../messages/sms/createSmsCourier.ts'
import type { Settings } from '../settings/readSettings.ts'

type MessageSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'origins' | 'smsGateway'>

/** Who brings messages: a mail server and an aggregator of texts, as far as the settings name them. */
export const createCouriers = ({
  smtpUrl,
  mailFrom,
  origins,
  smsGateway,
}: MessageSettings): Couriers => ({
  ...(smtpUrl && {
    email: createMailCourier(createSmtpMailer(smtpUrl), createSites(origins), mailFrom),
  }),
  ...(smsGateway && { sms: createSmsCourier(smsGateway) }),
})
