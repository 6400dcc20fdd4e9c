import { expect, test } from 'vitest'
import { parseInline } from './parseInline.ts'

test('a paragraph falls into text, links, stress and the address of support', () => {
  expect(parseInline('Viz [nápověda](/napoveda), **pozor**: {email}.')).toEqual([
    { kind: 'text', text: 'Viz ' },
    { kind: 'link', text: 'nápověda', href: '/napoveda' },
    { kind: 'text', text: ', ' },
    { kind: 'strong', text: 'pozor' },
    { kind: 'text', text: ': ' },
    { kind: 'email' },
    { kind: 'text', text: '.' },
  ])
})

test('a paragraph without marks is one text', () => {
  expect(parseInline('Nic tu není.')).toEqual([{ kind: 'text', text: 'Nic tu není.' }])
})
