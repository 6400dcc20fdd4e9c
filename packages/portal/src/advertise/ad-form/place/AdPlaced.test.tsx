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

test('a published ad is shown in the paper with its code, to print and share', () => {
  const pasted = {
    edition: '48',
    title: 'Kola a sport',
    neighbours: [{ lead: 'Kolo Favorit', text: 'červené.' }],
    toLine: (dialCode: string) => ({ lead: 'Horské kolo.', text: `Brno. → ${dialCode}` }),
  }
  const html = renderToStaticMarkup(
    <AdPlaced {...placed} state="published" isGuest={false} pasted={pasted} />,
  )

  expect(html).toMatch(/Kolo Favorit.*data-own.*Horské kolo\..*→ 204815/)
  expect(html).toContain('href="/kolo-2n9c#letak"')
  expect(html).toContain('value="https://inzrt.example/kolo-2n9c"')
})

test('an ad that is not printed is in no paper, and a hidden one is not shared', () => {
  const html = renderToStaticMarkup(<AdPlaced {...placed} isGuest={false} pasted={null} />)

  expect(html).not.toMatch(/data-own|data-share|#letak/)
})
