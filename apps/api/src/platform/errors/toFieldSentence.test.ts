import { expect, test } from 'vitest'
import { createAdvertisers } from '../../test/createAdvertisers.ts'

const { place, adOf, addSection } = await createAdvertisers()
const section = await addSection({})

test.each([
  [{ heading: undefined }, 'heading', 'Pole „nadpis“ není správně vyplněné.'],
  [{ heading: 'Ko' }, 'heading', 'Pole „nadpis“ musí mít alespoň 5\u00a0znaků.'],
  [
    { content: 'x'.repeat(4_001) },
    'content',
    'Pole „text inzerátu“ může mít nejvýše 4\u00a0000\u00a0znaků.',
  ],
  [{ phoneNumber: 'abc' }, 'phoneNumber', 'Telefon není ve správném tvaru.'],
  [{ email: 'jana' }, 'email', 'E-mail není ve správném tvaru.'],
  [{ type: 'gift' }, 'type', 'Vyberte prosím druh inzerátu.'],
  [{ price_value: -1 }, 'price_value', 'Pole „částka“ není správně vyplněné.'],
  [{ pscId: 'Brno' }, 'pscId', 'Pole „lokalita“ není správně vyplněné.'],
])('R241 R266 an ad with %j is refused in a Czech sentence', async (change, field, text) => {
  const answer = await place(adOf(section, change))

  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors[field]).toEqual([text])
})
