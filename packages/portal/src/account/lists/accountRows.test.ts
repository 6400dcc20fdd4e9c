import type { OwnAd } from '@inzrt/contracts/account/account'
import { AdStateSchema } from '@inzrt/contracts/ads/advertisement'
import type { OrderDetail } from '@inzrt/contracts/payment/order'
import { anAdListItem } from '@inzrt/fixtures/builders/anAdListItem'
import { expect, test } from 'vitest'
import { toSessionRow } from '../settings/toSessionRow.ts'
import { invoicingText } from './invoicingText.ts'
import { toOrderRow } from './toOrderRow.ts'
import { toOwnAdRow } from './toOwnAdRow.ts'
import { toSavedSearchRow } from './toSavedSearchRow.ts'

const now = new Date('2026-11-21T10:00:00Z')

const ad = (more: Partial<OwnAd> = {}): OwnAd => ({
  ...anAdListItem({ slug: 'prodam-detske-kolo-1a2b', validUntil: '2026-11-24T22:59:59Z' }),
  state: 'published',
  stateReason: null,
  changeReasons: null,
  closedReason: null,
  stats: { views: 1, reveals: 2, messages: 5 },
  ...more,
})

test('R245 a published ad leads to its page, counts its days and tells how it does', () => {
  expect(toOwnAdRow(ad(), now)).toMatchObject({
    href: '/prodam-detske-kolo-1a2b',
    state: { text: 'Zveřejněný' },
    validity: 'platí do 24.\u00a011.\u00a02026',
    daysLeft: 'ještě 3\u00a0dny',
    isEnding: true,
    stats: ['1\u00a0zobrazení', '2\u00a0odkrytí telefonu', '5\u00a0zpráv'],
  })
})

test.each([
  ['2026-11-28T10:00:00Z', true],
  ['2026-11-28T10:00:01Z', false],
])('R245 an ad valid until %s is near its end: %s', (validUntil, isEnding) => {
  expect(toOwnAdRow(ad({ validUntil }), now).isEnding).toBe(isEnding)
})

test('V011 an ad whose change waits says so, and why', () => {
  expect(toOwnAdRow(ad({ changeReasons: 'contact' }), now)).toMatchObject({
    href: '/prodam-detske-kolo-1a2b',
    reason: 'Změna čeká na přečtení. Kontakt nepatří do textu, má svá pole.',
  })
})

test('R245 an ad that ended says until when it was valid and leads nowhere', () => {
  const row = toOwnAdRow(ad({ state: 'expired', validUntil: '2026-11-05T22:59:59Z' }), now)

  expect(row).toMatchObject({ href: undefined, validity: 'platil do 5.\u00a011.\u00a02026' })
  expect(row.daysLeft).toBeUndefined()
})

test('R245 a refused ad says why, and its days do not run', () => {
  const row = toOwnAdRow(ad({ state: 'rejected', stateReason: 'Telefon v nadpisu.' }), now)

  expect(row).toMatchObject({ reason: 'Telefon v nadpisu.', href: undefined })
  expect(row.validity).toBeUndefined()
  expect(row.image).toBeNull()
})

test.each(AdStateSchema.options)(
  'R118 R245 the state %s has a name, its row a link if published',
  (state) => {
    const row = toOwnAdRow(ad({ state }), now)

    expect(row.state.text).toMatch(/^\p{Lu}/u)
    expect(row.href !== undefined).toBe(state === 'published')
  },
)

const order: OrderDetail = {
  publicNo: '2026000123',
  kind: 'promo',
  state: 'awaiting_payment',
  total: 14_800,
  currency: 'CZK',
  items: [{ kind: 'topping', label: 'Topování', unitPrice: 9_900 }],
  discount: null,
  expiresAt: '2026-11-24T11:00:00Z',
  createdAt: '2026-11-21T11:00:00Z',
  method: 'sms',
  vat: 2569,
  edition: null,
  payment: null,
  receiptNo: null,
  invoice: null,
  creditNoteNo: null,
  ad: {
    slug: 'kolo-1a2b',
    heading: 'Kolo',
    state: 'published',
    validUntil: null,
    highlightedUntil: null,
    toppedUntil: null,
  },
  retryMethods: ['sms'],
  retryTotals: { sms: 14_800 },
  withdrawUntil: null,
  refundDueAt: null,
  refundAmount: null,
  isWithdrawn: false,
  replacedBy: null,
}

test('R245 an order that waits for money says until when; a paid one does not', () => {
  expect(toOrderRow(order)).toMatchObject({
    title: 'Zvýraznění inzerátu',
    total: '148\u00a0Kč',
    items: [{ label: 'Topování', price: '99\u00a0Kč' }],
    ad: { heading: 'Kolo', href: '/kolo-1a2b' },
    madeOn: '21.\u00a011.\u00a02026',
    note: 'zaplaťte do 24.\u00a011.\u00a02026\u00a012:00',
  })
  expect(toOrderRow({ ...order, state: 'paid' }).note).toBeUndefined()
})

test('P051 an order by invoice says what is owed and when, and is not called paid before', () => {
  const byInvoice = { ...order, state: 'paid', method: 'invoice', receiptNo: 'D20260007' } as const
  const owing = {
    dueAt: '2026-12-05T22:59:59Z',
    paidAt: null,
    owed: 14_850,
    takenBack: 0,
    account: '19-2000145399/0800',
    symbol: '20260007',
  }

  expect(toOrderRow({ ...byInvoice, invoice: owing })).toMatchObject({
    note: expect.stringMatching(/^na.fakturu zbývá uhradit 148,50.Kč do.5\..12\..2026$/),
    state: { text: 'Objednaná na fakturu' },
  })
  const settled = { ...owing, paidAt: '2026-11-25T10:00:00Z', owed: 0 }
  expect(toOrderRow({ ...byInvoice, invoice: settled })).toMatchObject({
    note: undefined,
    state: { text: 'Zaplacená' },
  })
})

test('P051 a partner reads how much may be owed and is, and that something is late', () => {
  const terms = { days: 14, limit: 1_000_000, owed: 0, isLate: false }

  expect(invoicingText(terms)).toContain('splatnost je 14\u00a0dní')
  expect(invoicingText(terms)).not.toContain('zbývá')
  expect(invoicingText({ ...terms, owed: 4_165, isLate: true })).toMatch(
    /zbývá uhradit 41,65.Kč\. Jedna z.faktur je po.splatnosti/,
  )
})

test('P053 an order tells what a code took off, to the hundredth', () => {
  const discount = { label: 'Sleva 15\u00a0% s\u00a0kódem LETO', amount: 1_485 }

  expect(toOrderRow({ ...order, total: 8_415, discount })).toMatchObject({
    total: '84,15\u00a0Kč',
    items: [
      { label: 'Topování', price: '99\u00a0Kč' },
      { label: discount.label, price: '\u221214,85\u00a0Kč' },
    ],
  })
})

test('R319 an order that was withdrawn from says until when the money comes back', () => {
  const row = toOrderRow({ ...order, state: 'refund_due', refundDueAt: '2026-12-05T22:59:59Z' })

  expect(row.note).toBe('peníze vrátíme do 5.\u00a012.\u00a02026')
})

test('R245 P009 a saved search leads to its results, and one that means nothing says so', () => {
  const search = { id: 1, name: 'kolo', createdAt: '2026-03-05T06:05:00Z' } as const
  const kept = { ...search, query: 'term=kolo', frequency: 'daily', isMeaningful: true } as const

  expect(toSavedSearchRow({ ...kept, frequency: 'none', isMeaningful: false }).frequency).toBe(
    'neupozorňujeme: toto hledání už neplatí, uložte si prosím nové',
  )
  expect(toSavedSearchRow(kept)).toEqual({
    href: '/search?term=kolo',
    name: 'kolo',
    frequency: 'upozorňujeme každý den',
    since: 'od 5.\u00a03.\u00a02026',
  })
})

test('P036 a session is never said to have been used in the future', () => {
  const session = {
    id: 'a',
    device: 'Firefox, Windows',
    isCurrent: false,
    startedAt: '2026-11-21T06:05:00Z',
    lastUsedAt: '2026-11-21T10:04:00Z',
  }

  expect(toSessionRow(session, now).lastUsed).toBe('naposledy právě teď')
  expect(toSessionRow(session, now).started).toBe('přihlášeno 21.\u00a011.\u00a02026 7:05')
})
