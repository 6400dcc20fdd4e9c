import { html } from '@inzrt/domain/text'
import type { MovableClock } from '../../../api/src/platform/clock/openMovableClock.ts'
import type { DemoAccount } from '../../../api/src/seed/openDemoAccounts.ts'
import { renderClock } from '../clock/renderClock.ts'
import { type Mailbox, renderMailbox } from '../mail/renderMailbox.ts'
import { type Phone, renderPhone } from '../phone/renderPhone.ts'
import { renderAccounts } from './renderAccounts.ts'
import { renderCard } from './renderCard.ts'
import { sandboxPage } from './sandboxPage.ts'

export type SandboxView = Readonly<{
  clock: MovableClock
  machineTime: Date
  mailbox: Mailbox
  phone: Phone
  accounts: readonly DemoAccount[]
}>

/** The sandbox as one page: time, post and phone. */
export const renderSandbox = ({
  clock,
  machineTime,
  mailbox,
  phone,
  accounts,
}: SandboxView): string =>
  sandboxPage({
    title: 'Pískoviště',
    lead: 'Odsud nic neodejde do světa: pošta a SMS zůstávají tady a hodiny jdou, jak chcete.',
    content: html`${renderClock(clock, machineTime)}${renderMailbox(mailbox)}${renderPhone(phone)}${renderCard()}${renderAccounts(accounts)}`,
  })
