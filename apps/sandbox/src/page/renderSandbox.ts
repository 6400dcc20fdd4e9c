import { html } from '@inzrt/domain/text'
import { renderClock } from '../clock/renderClock.ts'
import { type Mailbox, renderMailbox } from '../mail/renderMailbox.ts'
import { type PhoneView, renderPhone } from '../phone/renderPhone.ts'
import type { ProductClock } from '../product/createProduct.ts'
import { renderRegister } from '../register/renderRegister.ts'
import { type DemoAccount, renderAccounts } from './renderAccounts.ts'
import { renderCard } from './renderCard.ts'
import { sandboxPage } from './sandboxPage.ts'

export type SandboxView = Readonly<{
  /** null: the product does not answer. */
  clock: ProductClock | null
  machineTime: Date
  mailbox: Mailbox
  phone: PhoneView
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
    content: html`${renderClock(clock, machineTime)}${renderMailbox(mailbox)}${renderPhone(phone)}${renderCard()}${renderRegister()}${renderAccounts(accounts)}`,
  })
