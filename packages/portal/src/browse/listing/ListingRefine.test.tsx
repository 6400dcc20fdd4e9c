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

test('P004 a price that came with the address can be taken off there', () => {
  expect(draw(100, true)).toContain('value="100"')
})
