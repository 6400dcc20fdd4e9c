import { paymentOutcome } from '@inzrt/rules/order'
import type { OrderRecord } from '../reading/OrderRecord.ts'

type Attempt = NonNullable<OrderRecord['attempt']>

const WORDS: Readonly<Record<Attempt['state'], string>> = {
  initiated: 'Čekáme na vaši platbu.',
  redirected: 'Čekáme na vaši platbu.',
  pending: 'Platbu ověřujeme, výsledek vám pošleme e-mailem.',
  succeeded: 'Platba proběhla úspěšně.',
  declined: 'Platba byla zamítnuta.',
  cancelled: 'Platba byla zrušena.',
  error: 'Platbu se kvůli chybě na naší straně nepodařilo zahájit. Už o tom víme.',
  expired: 'Čas na zaplacení vypršel. Zaplatit můžete znovu.',
  refunded: 'Peníze jsme vám vrátili.',
}

/** What the payer is told of an attempt: the bank's reason where it gave one. */
export const explainPayment = ({ state, prCode, srCode }: Attempt): string =>
  state === 'declined' && prCode !== null
    ? paymentOutcome({ prCode, srCode: srCode ?? 0, isSigned: true }).explanation
    : WORDS[state]
