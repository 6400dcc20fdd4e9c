import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Poster } from './Poster.tsx'

test.each([
  ['Pes', 'huge'],
  ['Kolo', 'large'],
  ['Stolní lampa', 'large'],
  ['Octavia', 'middle'],
  ['Kolo pro děti', 'middle'],
  ['Skládací kolo Dahon', 'middle'],
  ['Koloběžka', 'small'],
  ['Elektrokolo', 'small'],
  ['Kotě mainské mývalí bez PP', 'small'],
  ['Kompresorová', 'least'],
  ['Elektrokoloběžka Xiaomi', 'least'],
])('R110 the words „%s“ are set %s, where all of them fit', (heading, size) => {
  expect(renderToStaticMarkup(<Poster heading={heading} />)).toContain(`data-size="${size}"`)
})

test.each([
  ['58', 'age'],
  ['45 a 48', 'ages'],
])('R110 of people „%s“ is set as %s', (person, size) => {
  const markup = renderToStaticMarkup(<Poster heading="Vdovec hledá společnici" person={person} />)

  expect(markup).toContain(`data-size="${size}" data-words="${person}"`)
})
