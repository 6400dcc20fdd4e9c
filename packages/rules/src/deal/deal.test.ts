import { HOUR_MS } from '@inzrt/domain/time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEAL_EVENTS, type Deal, dealAt, dealEnd, dealStep, NO_DEAL } from '../deal.ts'

const START = Date.UTC(2026, 10, 25, 12)

const after = (hours: number): Date => new Date(START + hours * HOUR_MS)

type Tried = Readonly<{
  event: (typeof DEAL_EVENTS)[number]
  side: 'buyer' | 'seller'
  amount: number | null
  hours: number
}>

const moves: fc.Arbitrary<Tried[]> = fc.array(
  fc.record({
    event: fc.constantFrom(...DEAL_EVENTS),
    side: fc.constantFrom('buyer' as const, 'seller' as const),
    amount: fc.option(fc.integer({ min: 100, max: 9_999_999_900 })),
    hours: fc.integer({ min: 0, max: 100 }),
  }),
  { maxLength: 40 },
)

/** Tries every event in turn, each some hours after the one before; tells what stood before and after each. */
const walk = (tried: readonly Tried[]) => {
  let deal: Deal = NO_DEAL
  let hours = 0

  return tried.map((move) => {
    hours += move.hours
    const now = after(hours)
    const before = dealAt(deal, now)
    const next = dealStep(deal, { ...move, now })
    deal = next ?? deal

    return { move, before, next, now }
  })
}

test('V010 only the one who was asked answers, and what is agreed is what was offered', () => {
  fc.assert(
    fc.property(moves, (tried) => {
      for (const { move, before, next } of walk(tried)) {
        if (!next) continue
        if (['accept', 'decline', 'counter'].includes(move.event)) {
          expect(before.state).toBe('offered')
          expect(before.offeredBy).not.toBe(move.side)
        }
        if (move.event === 'accept') expect(next.amount).toBe(before.amount)
        if (next.state === 'offered')
          expect([next.amount, next.offeredBy]).toEqual([move.amount, move.side])
        if (move.event === 'reserve') expect(move.side).toBe('seller')
      }
    }),
  )
})

test('V010 a reserved thing is handed over once both say so, and then nothing changes', () => {
  fc.assert(
    fc.property(moves, (tried) => {
      let confirmed = new Set<string>()
      let isOver = false
      for (const { move, before, next } of walk(tried)) {
        expect(isOver && next !== null).toBe(false)
        if (before.state !== 'reserved') confirmed = new Set()
        if (next && move.event === 'confirm') {
          confirmed.add(move.side)
          expect(next.state === 'handed_over').toBe(confirmed.size === 2)
          isOver = next.state === 'handed_over'
        }
      }
    }),
  )
})

test('V010 no offer waits for more than two days, no reservation for more than three', () => {
  fc.assert(
    fc.property(moves, (tried) => {
      for (const { before, now } of walk(tried)) {
        const end = dealEnd(before)
        expect(end === null || end > now).toBe(true)
        if (before.state === 'offered' || (before.state === 'reserved' && !before.confirmedBy))
          expect(end).not.toBeNull()
      }
    }),
  )
})

const walked = (...tried: readonly Tried[]) => walk(tried).map(({ next }) => next?.state ?? null)
const by = (
  side: 'buyer' | 'seller',
  event: Tried['event'],
  amount: number | null = null,
  hours = 0,
): Tried => ({ side, event, amount, hours })

test.each([
  [
    'offered and accepted',
    [by('buyer', 'offer', 100), by('seller', 'accept')],
    ['offered', 'reserved'],
  ],
  [
    'offered and declined',
    [by('buyer', 'offer', 100), by('seller', 'decline')],
    ['offered', 'declined'],
  ],
  [
    'countered, and the counter accepted',
    [by('buyer', 'offer', 100), by('seller', 'counter', 200), by('buyer', 'accept')],
    ['offered', 'offered', 'reserved'],
  ],
  [
    'answered too late',
    [by('buyer', 'offer', 100), by('seller', 'accept', null, 48)],
    ['offered', null],
  ],
  [
    'answered in time',
    [by('buyer', 'offer', 100), by('seller', 'accept', null, 47)],
    ['offered', 'reserved'],
  ],
  [
    'accepted by the one who offered',
    [by('buyer', 'offer', 100), by('buyer', 'accept')],
    ['offered', null],
  ],
  [
    'declined and offered again',
    [by('buyer', 'offer', 100), by('seller', 'decline'), by('buyer', 'offer', 200)],
    ['offered', 'declined', 'offered'],
  ],
  [
    'offered again when nobody answered',
    [by('buyer', 'offer', 100), by('buyer', 'offer', 200, 48)],
    ['offered', 'offered'],
  ],
  ['reserved twice', [by('seller', 'reserve'), by('seller', 'reserve')], ['reserved', null]],
  ['freed without having been reserved', [by('seller', 'release')], [null]],
  ['offered without a price', [by('buyer', 'offer')], [null]],
  ['offered by the seller', [by('seller', 'offer', 100)], [null]],
  ['reserved by the buyer', [by('buyer', 'reserve')], [null]],
  ['reserved and freed', [by('seller', 'reserve'), by('buyer', 'release')], ['reserved', 'open']],
  [
    'reserved and not fetched',
    [by('seller', 'reserve'), by('buyer', 'confirm', null, 72)],
    ['reserved', null],
  ],
  [
    'handed over, which one says much later',
    [by('seller', 'reserve'), by('seller', 'confirm'), by('buyer', 'confirm', null, 90)],
    ['reserved', 'reserved', 'handed_over'],
  ],
  [
    'confirmed twice by one',
    [by('seller', 'reserve'), by('seller', 'confirm'), by('seller', 'confirm')],
    ['reserved', 'reserved', null],
  ],
] as const)('V010 %s', (_, tried, states) => {
  expect(walked(...tried)).toEqual(states)
})

const now = after(5)
const offered: Deal = {
  ...NO_DEAL,
  state: 'offered',
  amount: 100,
  offeredBy: 'buyer',
  since: after(0),
}

test('V010 an offer holds its price and who named it, and nothing that was said before', () => {
  const declined: Deal = { ...offered, state: 'declined', confirmedBy: 'seller' }

  expect(dealStep(declined, { event: 'offer', side: 'buyer', amount: 200, now })).toEqual({
    state: 'offered',
    amount: 200,
    offeredBy: 'buyer',
    confirmedBy: null,
    since: now,
  })
})

test.each([
  ['reserve', { ...offered, state: 'declined' }, 'reserved'],
  ['release', { ...offered, state: 'reserved', confirmedBy: 'seller' }, 'open'],
] as const)('V010 after „%s“ no price holds any more', (event, deal, state) => {
  expect(dealStep(deal, { event, side: 'seller', now })).toEqual({
    state,
    amount: null,
    offeredBy: null,
    confirmedBy: null,
    since: now,
  })
})

test.each([
  ['accept', offered, 'reserved', null],
  ['decline', offered, 'declined', null],
  ['confirm', { ...offered, state: 'reserved' }, 'reserved', 'seller'],
  ['confirm', { ...offered, state: 'reserved', confirmedBy: 'buyer' }, 'handed_over', 'seller'],
] as const)(
  'V010 „%s“ keeps the price and begins a time of its own: %#',
  (event, deal, state, confirmedBy) => {
    expect(dealStep(deal, { event, side: 'seller', now })).toEqual({
      state,
      amount: 100,
      offeredBy: 'buyer',
      confirmedBy,
      since: now,
    })
  },
)

test.each([
  ['offered', { ...offered }, 48],
  ['reserved', { ...offered, state: 'reserved' }, 72],
  ['reserved and confirmed by one', { ...offered, state: 'reserved', confirmedBy: 'buyer' }, null],
  ['declined', { ...offered, state: 'declined' }, null],
  ['open', NO_DEAL, null],
] as const)('V010 a deal that is %s ends by itself at its hour, or never', (_, deal, hours) => {
  const end = hours === null ? null : after(hours)
  expect(dealEnd(deal)).toEqual(end)
  if (!end) return

  expect(dealAt(deal, new Date(end.getTime() - 1))).toBe(deal)
  expect(dealAt(deal, end)).toEqual({ ...deal, state: 'lapsed', since: end })
})
