import type { MovableClock } from '../clock/openMovableClock.ts'
import { html } from '../html/html.ts'
import type { DemoAccount } from './openDemoAccounts.ts'
import { renderAccounts } from './renderAccounts.ts'
import { renderCard } from './renderCard.ts'
import { renderClock } from './renderClock.ts'
import { type Mailbox, renderMailbox } from './renderMailbox.ts'
import { type Phone, renderPhone } from './renderPhone.ts'

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
  `${html`<!doctype html>
<html lang="cs">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Pískoviště</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
</head>
<body>
<header>
  <h1>Pískoviště</h1>
  <p>Odsud nic neodejde do světa: pošta a SMS zůstávají tady a hodiny jdou, jak chcete.</p>
</header>
<main>${renderClock(clock, machineTime)}${renderMailbox(mailbox)}${renderPhone(phone)}${renderCard()}${renderAccounts(accounts)}
</main>
</body>
</html>`}
`
