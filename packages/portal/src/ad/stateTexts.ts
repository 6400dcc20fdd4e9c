import type { AdState } from '@inzrt/contracts/ads/advertisement'
import type { OrderKind, OrderState } from '@inzrt/contracts/payment/order'
import type { StateTone } from '@inzrt/ui/badge/StateMark.tsx'

/** A state in words, and how good it is. */
export type StateText = Readonly<{ text: string; tone: StateTone }>

/** Where an ad stands, as its owner reads it. */
export const AD_STATE_TEXTS: Readonly<Record<AdState, StateText>> = {
  waiting_verification: { text: 'Čeká na ověření', tone: 'waiting' },
  waiting_payment: { text: 'Čeká na zaplacení', tone: 'waiting' },
  waiting_approval: { text: 'Čeká na schválení', tone: 'waiting' },
  published: { text: 'Zveřejněný', tone: 'good' },
  paused: { text: 'Pozastavený', tone: 'idle' },
  closed: { text: 'Ukončený', tone: 'idle' },
  expired: { text: 'Platnost skončila', tone: 'idle' },
  rejected: { text: 'Zamítnutý', tone: 'bad' },
  blocked: { text: 'Zablokovaný', tone: 'bad' },
  deleted: { text: 'Smazaný', tone: 'idle' },
}

/** Where an order stands. */
export const ORDER_STATE_TEXTS: Readonly<Record<OrderState, StateText>> = {
  created: { text: 'Rozpracovaná', tone: 'waiting' },
  awaiting_payment: { text: 'Čeká na zaplacení', tone: 'waiting' },
  paid: { text: 'Zaplacená', tone: 'good' },
  fulfilled: { text: 'Vyřízená', tone: 'good' },
  failed: { text: 'Platba se nezdařila', tone: 'bad' },
  expired: { text: 'Propadlá', tone: 'idle' },
  cancelled: { text: 'Zrušená', tone: 'idle' },
  refund_due: { text: 'Peníze vracíme', tone: 'waiting' },
  refunded: { text: 'Peníze vráceny', tone: 'idle' },
}

/** What an order was for. */
export const ORDER_TITLES: Readonly<Record<OrderKind, string>> = {
  publish: 'Zveřejnění inzerátu',
  promo: 'Zvýraznění inzerátu',
  renew: 'Prodloužení inzerátu',
  credit: 'Kredit',
}
