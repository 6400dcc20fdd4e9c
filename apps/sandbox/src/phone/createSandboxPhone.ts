import type { Courier } from '../../../api/src/messages/outbox/Courier.ts'
import { BRAND_LOOKS } from '../../../api/src/platform/brand/BrandLook.ts'
import type { Clock } from '../../../api/src/platform/clock/Clock.ts'
import type { SandboxMessages } from '../mail/messages.repository.ts'

/** Texts stay in the sandbox's phone. */
export const createSandboxPhone =
  (messages: SandboxMessages, clock: Clock): Courier =>
  ({ providerKey, brandCode, recipient, payload }) =>
    messages.keep({
      providerKey,
      channel: 'sms',
      sender: BRAND_LOOKS[brandCode].name,
      recipient,
      text: String(payload.text),
      sentAt: clock(),
    })
