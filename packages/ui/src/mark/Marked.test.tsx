import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Marked } from './Marked.tsx'

const textOf = (markup: string): string => markup.replace(/<[^<>]+>/g, '')

test.each([
  { ranges: [], marked: [] },
  { ranges: [[0, 4]], marked: ['Kola'] },
  {
    ranges: [
      [0, 3],
      [7, 11],
    ],
    marked: ['Kol', 'kolo'],
  },
  { ranges: [[7, 40]], marked: ['koloběžky'] },
  { ranges: [[90, 95]], marked: [] },
] as const)('R109 marks $marked and keeps the whole text', ({ ranges, marked }) => {
  const markup = renderToStaticMarkup(<Marked text="Kola a koloběžky" ranges={ranges} />)

  expect([...markup.matchAll(/<mark>([^<]+)<\/mark>/g)].map(([, word]) => word)).toEqual(marked)
  expect(textOf(markup)).toBe('Kola a koloběžky')
})
