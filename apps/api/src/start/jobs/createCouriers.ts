import { createMailCourier } from '../../messages/mail/createMailCourier.ts'
import { createSites } from '../../messages/mail/createSites.ts'
import { createSmtpMailer } from '../../messages/mail/createSmtpMailer.ts'
import { type Courier, type Couriers, Undeliverable } from '../../messages/outbox/Courier.ts'
import { createPushCourier } from '../../messages/push/createPushCourier.ts'
import { createSmsCourier } from '../../messages/sms/createSmsCourier.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { reachFor } from '../../platform/outside/reach.ts'
import { createSendOutside } from '../../platform/outside/sendOutside.ts'
import type { Settings } from '../settings/readSettings.ts'

type MessageSettings = Pick<
  Settings,
  'smtpUrl' | 'mailFrom' | 'origins' | 'smsGateway' | 'pushKeys' | 'hasInnerPush'
>

/** Yesterday's notifications are of no use once there are keys again. */
const givesUp: Courier = () => {
  throw new Undeliverable('Without PUSH_KEY nobody is notified.')
}

/** Who brings messages: a mail server, an aggregator of texts and push services, as far as the settings name them. */
export const createCouriers = (
  { smtpUrl, mailFrom, origins, smsGateway, pushKeys, hasInnerPush }: MessageSettings,
  database: Database,
  clock: Clock,
): Couriers => ({
  ...(smtpUrl && {
    email: createMailCourier(createSmtpMailer(smtpUrl), createSites(origins), mailFrom),
  }),
  ...(smsGateway && { sms: createSmsCourier(smsGateway) }),
  push: pushKeys
    ? createPushCourier({
        database,
        clock,
        keys: pushKeys,
        contact: `mailto:${mailFrom}`,
        send: createSendOutside(reachFor(hasInnerPush)),
      })
    : givesUp,
})
