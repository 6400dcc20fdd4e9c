import { expect, test } from 'vitest'
import { composeMail } from './composeMail.ts'
import { createSites } from './createSites.ts'
import { code, link, text } from './MailTemplate.ts'

const sites = createSites({ general: 'https://inzrt.example', adult: 'https://pinkpack.example' })
const compose = (name: string) =>
  composeMail(
    {
      subject: `Zpráva v Inzrtu pro ${name}`,
      blocks: [
        text(`Dobrý den, ${name}, odkaz platí 48 hodin.`),
        link('Potvrdit e-mail', sites.general.url('/cesta', { token: 'a&b="c' })),
        code('Kód', 'A7KQ'),
      ],
    },
    sites.general,
    { key: 'k', from: 'posta@inzrt.example', to: 'jana@example.cz' },
  )

test('R004 text and HTML of a letter say the same; addresses and codes stand alone, to be copied', () => {
  const { text: plain, html } = compose('Jana')

  expect(plain).toBe(`Dobrý den, Jana, odkaz platí 48\u00a0hodin.

Potvrdit e-\u2060mail:
https://inzrt.example/cesta?token=a%26b%3D%22c

Kód:
A7KQ

-- 
Inzrt
https://inzrt.example
`)
  const words = html
    .split('<')
    .map((part) => part.slice(part.indexOf('>') + 1))
    .join(' ')
  for (const line of plain.split('\n').filter((text) => text !== '-- '))
    expect(words).toContain(line.replace(/:$/, ''))
  expect(html).toContain('href="https://inzrt.example/cesta?token=a%26b%3D%22c"')
  expect(html).toContain('>A7KQ</strong>')
  expect(html).toContain('<html lang="cs">')
})

test('spaces hold together as Czech wants, also in the subject', () => {
  expect(compose('Jana').subject).toBe('Zpráva v\u00a0Inzrtu pro Jana')
})

test('what people call themselves stays text', () => {
  const { html } = compose('<img src=x onerror=alert(1)>')

  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})
