import type { OrderDetail } from '@inzrt/contracts/payment/order'
import { PAYMENT_TEXTS } from '@inzrt/rules/order'
import { expect, test } from 'vitest'
import { toOrderFacts } from './toOrderFacts.ts'
import { toOutcome } from './toOutcome.ts'

const order: OrderDetail = {
  publicNo: '20260001',
  kind: 'publish',
  state: 'fulfilled',
  method: 'gp_webpay',
  total: 4900,
  vat: 850,
  currency: 'CZK',
  expiresAt: null,
  createdAt: '2026-05-04T08:00:00Z',
  items: [{ kind: 'publish', label: 'Zveřejnění', unitPrice: 4900 }],
  discount: null,
  ad: {
    slug: 'kolo-1a2b',
    heading: 'Kolo',
    state: 'published',
    validUntil: null,
    highlightedUntil: null,
    toppedUntil: null,
  },
  edition: { number: 12, year: 2026, releaseDate: '2026-05-12' },
  payment: { state: 'succeeded', explanation: 'Platba proběhla úspěšně.' },
  receiptNo: '2026-0001',
  invoice: null,
  creditNoteNo: null,
  retryMethods: [],
  retryTotals: {},
  refundDueAt: null,
  refundAmount: null,
  isWithdrawn: false,
  replacedBy: null,
  withdrawUntil: '2026-05-18T21:59:59Z',
}

test('R069 a paid order says so, with its receipt and the day it is printed', () => {
  expect(toOutcome(order)).toMatchObject({
    kind: 'paid',
    text: 'Platba proběhla úspěšně. Inzerát je zveřejněný.',
    toast: { kind: 'good', text: 'Platba proběhla úspěšně.' },
  })
  expect(toOrderFacts(order)).toEqual(
    expect.arrayContaining([
      { label: 'Doklad', value: '2026-0001' },
      { label: 'Vyjde v\u00a0novinách', value: '12.\u00a05.\u00a02026' },
    ]),
  )
})

test('R009 a paid order says until when what was bought runs, and of nothing else', () => {
  const ad = {
    ...order.ad,
    toppedUntil: '2026-05-11T08:00:00Z',
    highlightedUntil: '2026-05-18T08:00:00Z',
  }
  const items = [{ kind: 'topping', label: 'Topování 7\u00a0dní', unitPrice: 4900 }]
  const facts = toOrderFacts({ ...order, kind: 'promo', items, ad } as OrderDetail)

  expect(facts).toContainEqual({ label: 'Topování běží do', value: '11.\u00a05.\u00a02026' })
  expect(facts.map(({ label }) => label)).not.toContain('Zvýraznění běží do')
})

test('P053 of an order that a code paid whole nothing goes back', () => {
  const outcome = toOutcome({ ...order, state: 'refunded', total: 0 })

  expect([outcome.kind, outcome.text]).toEqual([
    'cancelled',
    expect.stringMatching(/nic se tedy nevrací/),
  ])
})

test('P053 a paid order says what a code took off', () => {
  const discount = { label: 'Sleva 50\u00a0Kč s\u00a0kódem LETO', amount: 5_000 }

  expect(toOrderFacts({ ...order, discount })).toContainEqual({
    label: discount.label,
    value: '\u221250\u00a0Kč',
  })
})

test('R319 a paid order names the days of withdrawal and complaint', () => {
  expect(toOrderFacts(order)).toEqual(
    expect.arrayContaining([
      { label: 'Odstoupit můžete do', value: '18.\u00a05.\u00a02026' },
      { label: 'Reklamaci vyřídíme do', value: '30\u00a0dnů' },
    ]),
  )
})

test.each([
  ['waiting_verification', /potvrďte inzerát odkazem/],
  ['waiting_approval', /přečte člověk/],
] as const)('R069 a paid ad that is %s says what it waits for', (state, words) => {
  const ad = { ...order.ad, state } as OrderDetail['ad']

  expect(toOutcome({ ...order, state: 'paid', ad }).text).toMatch(words)
})

test.each([
  ['cancelled', 'cancelled', 'bad', 'Platba byla zrušena.'],
  [...['failed', 'declined', 'bad'], 'Platba byla zamítnuta. Zkuste to prosím znovu.'],
  [...['awaiting_payment', 'checking', 'good'], 'Platbu ověřujeme, výsledek vám pošleme e-mailem.'],
] as const)('R069 P050 an order %s is told as %s', (state, kind, tone, text) => {
  const payment = { state: 'pending', explanation: '' } as const
  const outcome = toOutcome({
    ...order,
    payment,
    state: state as OrderDetail['state'],
    retryMethods: ['gp_webpay'],
  })

  expect(outcome).toMatchObject({ kind, toast: { kind: tone, text } })
})

test('R069 P050 an order nobody has paid yet is not said to be verified', () => {
  const payment = { state: 'redirected', explanation: '' } as const

  expect(toOutcome({ ...order, state: 'awaiting_payment', payment })).toMatchObject({
    kind: 'waiting',
    text: expect.stringContaining('zatím ale není zaplacená'),
  })
})

test('P050 an order whose time is over says whether it can be paid still', () => {
  const expired = { ...order, state: 'expired' } as const

  expect(toOutcome({ ...expired, retryMethods: ['sms'] }).text).toContain('můžete znovu')
  expect(toOutcome(expired).text).not.toContain('znovu')
})

test('P050 a cancelled order promises another payment only while its ad is there to be paid', () => {
  const cancelled = { ...order, state: 'cancelled' } as const
  const text = (more: Partial<OrderDetail>) => toOutcome({ ...cancelled, ...more }).text

  expect(text({ retryMethods: ['sms'] })).toContain('zaplatit můžete znovu')
  expect(text({})).toBe('Platba byla zrušena.')
  expect(text({ ad: null })).toBe('Platba byla zrušena. Inzerát je smazaný.')
})

test.each([
  [true, 'Od objednávky jste odstoupili. 42,00\u00a0Kč'],
  [false, 'Co jste si objednali, to jsme nemohli dodat. 42,00\u00a0Kč'],
])(
  'R319 money that goes back is told with its sum and day (withdrawn: %s)',
  (isWithdrawn, words) => {
    const outcome = toOutcome({
      ...order,
      state: 'refund_due',
      isWithdrawn,
      refundAmount: 4200,
      refundDueAt: '2026-05-18T21:59:59Z',
    })

    expect(outcome).toMatchObject({ kind: 'refund', text: expect.stringContaining(words) })
    expect(outcome.text).toContain('nejpozději 18.\u00a05.\u00a02026')
  },
)

test('R069 a refused card is told why', () => {
  const explanation = 'Platba byla zamítnuta: platnost karty skončila.'
  const payment = { state: 'declined', explanation } as const

  expect(toOutcome({ ...order, state: 'failed', payment }).text).toBe(explanation)
})

test('R069 a payment that failed by our fault is told as ours, in the page and in the toast', () => {
  const payment = { state: 'error', explanation: PAYMENT_TEXTS.error } as const
  const text = `${PAYMENT_TEXTS.error} Zkuste to prosím znovu.`

  expect(
    toOutcome({ ...order, state: 'failed', payment, retryMethods: ['gp_webpay'] }),
  ).toMatchObject({ kind: 'faulty', text, toast: { kind: 'bad', text } })
})

test('R010 a free renewal says until when the ad is valid now', () => {
  const ad = { ...order.ad, validUntil: '2026-06-30T21:59:59Z' } as OrderDetail['ad']
  const outcome = toOutcome({ ...order, kind: 'renew', total: 0, ad })

  expect(outcome).toMatchObject({ kind: 'done' })
  expect(outcome.toast.text).toBe('Inzerát byl prodloužen do 30.\u00a06.\u00a02026.')
})

test('V014 an order replaced by a later one names it, whatever became of its own payment', () => {
  const replacedBy = { publicNo: '20260002', s: 'x' }

  expect(toOutcome({ ...order, state: 'failed', replacedBy })).toMatchObject({
    kind: 'cancelled',
    text: 'Místo této objednávky platí novější, číslo 20260002.',
    toast: { kind: 'good', text: 'Místo této objednávky platí novější, číslo 20260002.' },
  })
})

test('P052 bought credit is told apart from purchases for an ad, and from credit given back', () => {
  const credit = { ...order, kind: 'credit', ad: null } as const

  expect(toOutcome(credit).text).toContain('Kredit máte připsaný')
  expect(toOutcome({ ...credit, state: 'cancelled' }).text).not.toContain('Inzerát')
  expect(
    toOutcome({ ...order, state: 'refunded', method: 'credit', refundAmount: 4_871 }).text,
  ).toBe('Na kredit jsme vám vrátili 48,71\u00a0Kč.')
})

const invoice = {
  dueAt: '2026-12-05T22:59:59Z',
  paidAt: null,
  owed: 4_900,
  takenBack: 0,
  account: '19-2000145399/0800',
  symbol: '20260007',
}
const byInvoice = { ...order, method: 'invoice', receiptNo: 'D20260007', invoice } as const

test('P051 an order by invoice is granted, and names its invoice and due date', () => {
  expect(toOutcome(byInvoice)).toMatchObject({
    kind: 'done',
    text: 'Fakturu jsme vám poslali e-mailem, splatná je 5.\u00a012.\u00a02026. Inzerát je zveřejněný.',
    toast: { kind: 'good', text: 'Objednali jste na fakturu.' },
  })
  const paid = { ...invoice, paidAt: '2026-11-25T10:00:00Z', owed: 0 }
  expect(toOutcome({ ...byInvoice, invoice: paid }).kind).toBe('paid')
})

test('P051 the page of an order says how its invoice is paid, and no more of it once it is', () => {
  const factOf = (label: string, of: typeof invoice | { owed: number; paidAt: string } = invoice) =>
    toOrderFacts({ ...byInvoice, invoice: { ...invoice, ...of } }).find(
      (fact) => fact.label === label,
    )?.value
  const paid = { owed: 0, paidAt: '2026-11-25T10:00:00Z' }

  expect(factOf('Faktura')).toBe('D20260007')
  expect(factOf('Zbývá uhradit')).toBe('49\u00a0Kč')
  expect(factOf('Splatnost')).toBe('5.\u00a012.\u00a02026')
  expect(factOf('Číslo účtu')).toBe('19-2000145399/0800')
  expect(factOf('Variabilní symbol')).toBe('20260007')
  expect(factOf('Uhrazeno', paid)).toBe('25.\u00a011.\u00a02026')
  expect(factOf('Variabilní symbol', paid)).toBeUndefined()
})

test('P051 of what was taken back an invoice says how much, and what is left to pay', () => {
  const back = { ...byInvoice, state: 'refunded', refundAmount: 3_271 } as const
  const rest = { ...invoice, owed: 1_629, takenBack: 3_271 }

  expect(toOutcome({ ...back, invoice: rest }).text).toBe(
    'Z\u00a0faktury jsme odečetli 32,71\u00a0Kč. Zbývá uhradit 16,29\u00a0Kč do 5.\u00a012.\u00a02026.',
  )
  expect(toOutcome({ ...back, invoice: { ...rest, owed: 0 } }).text).toBe(
    'Z\u00a0faktury jsme odečetli 32,71\u00a0Kč.',
  )
  const sentBack = { ...invoice, owed: 0, paidAt: '2026-11-25T10:00:00Z' }
  expect(toOutcome({ ...back, invoice: sentBack }).text).toBe('Peníze jsme vám vrátili.')
})

test.each([
  [[], 'Platba byla zamítnuta: karta je blokovaná.'],
  [['gp_webpay'], 'Platba byla zamítnuta: karta je blokovaná. Zkuste to prosím znovu.'],
  [
    ['gp_webpay', 'sms'],
    'Platba byla zamítnuta: karta je blokovaná. Zkuste to znovu nebo zvolte jinou platební metodu.',
  ],
] as const)(
  'P050 P052 what was refused names another way to pay only where there is one: %j',
  (ways, text) => {
    const payment = {
      state: 'declined',
      explanation: 'Platba byla zamítnuta: karta je blokovaná.',
    } as const

    expect(toOutcome({ ...order, state: 'failed', payment, retryMethods: [...ways] }).text).toBe(
      text,
    )
  },
)

test.each([
  ['published', 'Vyjde v\u00a0novinách'],
  ['waiting_approval', 'V\u00a0novinách, bude-li při uzávěrce zveřejněný'],
] as const)(
  'N001 V017 an ad that is %s is promised no more of the paper than holds',
  (state, label) => {
    const ad = { ...order.ad, state } as OrderDetail['ad']
    const edition = { number: 48, year: 2026, releaseDate: '2026-12-01' }

    expect(toOrderFacts({ ...order, ad, edition }).map((fact) => fact.label)).toContain(label)
  },
)
