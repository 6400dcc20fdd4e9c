import type { Mailer } from '../../../api/src/messages/mail/Mail.ts'
import type { Clock } from '../../../api/src/platform/clock/Clock.ts'
import type { SandboxMessages } from './messages.repository.ts'

/** Letters stay in the sandbox's mailbox. */
export const createSandboxMailer = (messages: SandboxMessages, clock: Clock): Mailer => ({
  send: ({ key, from, to, subject, text, html, replyTo }) =>
    messages.keep({
      providerKey: key,
      channel: 'email',
      sender: `${from.name} <${from.address}>`,
      recipient: to,
      replyTo: replyTo ?? null,
      subject,
      text,
      html,
      sentAt: clock(),
    }),
})
