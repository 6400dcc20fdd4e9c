import type { PaymentState } from './paymentTransition.ts'

/** What the payer is told of an attempt to pay; a bank's reason for declining it is said in its place. */
export const PAYMENT_TEXTS = {
  initiated: 'Čekáme na vaši platbu.',
  redirected: 'Čekáme na vaši platbu.',
  pending: 'Platbu ověřujeme, výsledek vám pošleme e-mailem.',
  succeeded: 'Platba proběhla úspěšně.',
  declined: 'Platba byla zamítnuta.',
  cancelled: 'Platba byla zrušena.',
  error: 'Platbu se kvůli chybě na naší straně nepodařilo zahájit. Už o tom víme.',
  expired: 'Čas na zaplacení vypršel. Zaplatit můžete znovu.',
  refunded: 'Peníze jsme vám vrátili.',
} as const satisfies Readonly<Record<PaymentState, string>>
