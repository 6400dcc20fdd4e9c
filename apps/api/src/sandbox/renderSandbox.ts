import { html } from '@inzrt/domain/text'
import type { MovableClock } from '../platform/clock/openMovableClock.ts'
import type { DemoAccount } from './openDemoAccounts.ts'
import { renderAccounts } from './renderAccounts.ts'
import { renderCard } from './renderCard.ts'
import { renderClock } from './renderClock.ts'
import { type Mailbox, renderMailbox } from './renderMailbox.ts'
import { type Phone, renderPhone } from './renderPhone.ts'
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
