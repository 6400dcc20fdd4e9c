import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { AdPlaced } from './AdPlaced.tsx'

vi.stubGlobal('location', new URL('https://inzrt.example/vlozit-inzerat'))

const placed = {
  heading: 'Horské kolo',
  checkout: null,
  slug: 'kolo-2n9c',
  dialCode: '204815',
  state: 'waiting_approval',
  email: 'jana@example.cz',
  printDates: [],
} as const

test('R006 R007 after placing an ad an account is shown the way to its ads, a guest has none', () => {
  const link = 'href="/muj-ucet?tab=inzeraty&amp;filter=cekajici"'

  expect(renderToStaticMarkup(<AdPlaced {...placed} isGuest={false} />)).toContain(link)
  expect(renderToStaticMarkup(<AdPlaced {...placed} isGuest />)).not.toContain(link)
})
