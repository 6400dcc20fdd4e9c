import { createSandboxMailer } from '../../../../sandbox/src/mail/createSandboxMailer.ts'
import type { Sandbox } from '../../../../sandbox/src/openSandbox.ts'
import { createSandboxPhone } from '../../../../sandbox/src/phone/createSandboxPhone.ts'
import { createMailCourier } from '../../messages/mail/createMailCourier.ts'
import { createSites } from '../../messages/mail/createSites.ts'
import { createSmtpMailer } from '../../messages/mail/createSmtpMailer.ts'
import type { Mailer } from '../../messages/mail/Mail.ts'
import type { Couriers } from '../../messages/outbox/Courier.ts'
import { createSmsCourier } from '../../messages/sms/createSmsCourier.ts'
import type { Settings } from '../settings/readSettings.ts'

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'origins' | 'smsGateway'>

const mailerOf = ({ smtpUrl }: MailSettings, sandbox?: Sandbox): Mailer | null => {
  if (smtpUrl) return createSmtpMailer(smtpUrl)

  return sandbox ? createSandboxMailer(sandbox.messages, sandbox.clock.now) : null
}

const textsBy = ({ smsGateway }: MailSettings, sandbox?: Sandbox): Couriers => {
  if (smsGateway) return { sms: createSmsCourier(smsGateway) }

  return sandbox ? { sms: createSandboxPhone(sandbox.messages, sandbox.clock.now) } : {}
}

/** Who brings messages: a mail server and an aggregator of texts when there are any, else the sandbox. */
export const createCouriers = (settings: MailSettings, sandbox?: Sandbox): Couriers => {
  const mailer = mailerOf(settings, sandbox)
  const sites = createSites(settings.origins)

  return {
    ...(mailer && { email: createMailCourier(mailer, sites, settings.mailFrom) }),
    ...textsBy(settings, sandbox),
  }
}
