import type { ModeratedAd } from '@inzrt/contracts/desk/moderatedAd'
import { expect, test } from 'vitest'
import { toProposedChange } from './toProposedChange.ts'

const price = { type: 'czk', amount: 150_000 } as const
const ad = (change: object | null) =>
  ({
    heading: 'Prodám kolo',
    content: 'Zachovalé kolo, Brno.',
    price,
    attributes: [],
    images: ['/a.jpg', '/b.jpg'],
    change: change && {
      heading: 'Prodám kolo',
      content: 'Zachovalé kolo, Brno.',
      price,
      images: ['/a.jpg'],
      attributes: [],
      ...change,
    },
  }) as unknown as ModeratedAd

test('V011 the desk marks what a change adds to a text and what it takes away', () => {
  expect(toProposedChange(ad({ content: 'Nové kolo, Brno.' }))?.text).toEqual([
    { text: 'Zachovalé', is: 'taken' },
    { text: 'Nové', is: 'added' },
    { text: ' kolo, Brno.', is: 'kept' },
  ])
})

test('V021 the desk names another heading, and none that stays', () => {
  expect(toProposedChange(ad({ heading: 'Prodám dětské kolo' }))?.heading).toEqual({
    before: 'Prodám kolo',
    after: 'Prodám dětské kolo',
  })
  expect(toProposedChange(ad({}))?.heading).toBeNull()
})

test('V011 the desk names another price, new photos and those taken away', () => {
  const change = toProposedChange(
    ad({ price: { ...price, amount: 90_000 }, images: ['/a.jpg', '/c.jpg'] }),
  )

  expect(change?.price).toEqual({ before: '1\u00a0500\u00a0Kč', after: '900\u00a0Kč' })
  expect(change?.images.map(({ isNew }) => isNew)).toEqual([false, true])
  expect(change?.takenImages).toBe('Odebrané fotky: 1\u00a0fotka')
  expect(toProposedChange(ad(null))).toBeNull()
})

const fact = (key: string, name: string, text: string) => ({ key, name, value: text, text })

test('P021 the desk names what a change says of the thing otherwise, and nothing that stays', () => {
  const now = {
    ...ad({
      attributes: [fact('rok', 'Rok výroby', '2018'), fact('stav', 'Stav', 'nové')],
    }),
    attributes: [
      fact('druh', 'Druh', 'dětské'),
      fact('rok', 'Rok výroby', '2015'),
      fact('stav', 'Stav', 'nové'),
    ],
  }

  expect(toProposedChange(now)?.attributes).toEqual([
    { name: 'Druh', before: 'dětské', after: null },
    { name: 'Rok výroby', before: '2015', after: '2018' },
  ])
})
