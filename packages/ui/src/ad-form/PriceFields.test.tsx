import { priceTypesOf } from '@inzrt/rules/forms'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceFields } from './PriceFields.tsx'

const kindsOf = (isDating: boolean) => {
  const html = renderToStaticMarkup(
    <PriceFields
      id="cena"
      value={{ type: 'any', amount: '' }}
      types={priceTypesOf('inquiry', isDating)}
      isDating={isDating}
      onChange={() => {}}
      errors={{}}
    />,
  )

  return html.match(/(?<=<option [^>]*>)[^<]+/g)
}

test('R243 who looks for somebody leaves the price out, elsewhere it does not matter', () => {
  expect(kindsOf(true)).toEqual(['v korunách', 'v eurech', 'bez ceny'])
  expect(kindsOf(false)).toEqual(['v korunách', 'v eurech', 'Cena dohodou', 'Cena nerozhoduje'])
})
