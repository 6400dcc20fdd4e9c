import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OwnAdState } from './OwnAdState.client.tsx'

type Ad = ComponentProps<typeof OwnAdState>['ad']

const ad: Ad = {
  slug: 'kolo-1a2b',
  type: 'offer',
  state: 'waiting_approval',
  validUntil: null,
  createdAt: '2026-05-15T18:00:00Z',
  approval: { place: 3, promisedBy: '2026-05-19T21:59:59Z', isLate: false },
}

const stateOf = (more: Partial<Ad> = {}): string =>
  renderToStaticMarkup(
    <OwnAdState ad={{ ...ad, ...more }} here="edit" onChanged={() => {}} onDeleted={() => {}} />,
  )

test('N023 the owner of an ad that waits reads its place in the queue and the promised day', () => {
  expect(stateOf()).toMatch(/3\.\sv\spořadí\. Přečteme\sho\sdo\s19\.\s5\.\s2026\./)
})

test('N023 V011 the owner of an ad whose change waits reads that the former words stand', () => {
  const price = { type: 'czk', amount: 150_000 } as const
  const change = {
    heading: 'Kolo',
    content: 'Kolo, volejte.',
    price,
    images: [],
    reasons: 'contact',
  }

  expect(stateOf({ state: 'published', change })).toMatch(/Změna čeká.*dosavadní\sznění/)
})
