import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { INITIAL_LISTING } from '../../shell/listing-url/ListingState.ts'
import { ListingRefine } from './ListingRefine.tsx'

const draw = (priceFrom: number | null, isDating: boolean): string =>
  renderToStaticMarkup(
    <ListingRefine state={{ ...INITIAL_LISTING, priceFrom }} isDating={isDating} />,
  )

test('P004 nobody is asked for a price where people are looked for', () => {
  expect(draw(null, false)).toContain('Cena od')
  expect(draw(null, true)).not.toContain('Cena od')
})

test('P004 how many ads the filters leave stands on their button, where any are left', () => {
  const words = (total?: number) =>
    renderToStaticMarkup(<ListingRefine state={INITIAL_LISTING} total={total} />)
      .split(/[<>]/)
      .filter((_, part) => part % 2 === 0)
      .join('')
      .match(/Zobrazit.*$/)?.[0]

  expect([23, 1, 0].map(words)).toEqual([
    'Zobrazit 23\u00a0inzerátůvýsledky',
    'Zobrazit 1\u00a0inzerátvýsledky',
    'Zobrazit výsledky',
  ])
})

test('P004 a price that came with the address can be taken off there', () => {
  expect(draw(100, true)).toContain('value="100"')
})
