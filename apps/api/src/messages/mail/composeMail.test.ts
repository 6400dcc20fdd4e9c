import { expect, test } from 'vitest'
import { composeMail } from './composeMail.ts'
import { createSites } from './createSites.ts'
import { code, facts, link, quote, text } from './MailTemplate.ts'

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

test('R004 text and HTML of a letter match, with addresses and codes alone on their lines', () => {
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

const composeFor = (site: keyof typeof sites, ...words: string[]) =>
  composeMail(
    {
      subject: 'Zpráva',
      blocks: [text('Dobrý den,'), text('přišla zpráva:'), ...words.map(quote)],
    },
    sites[site],
    { key: 'k', from: 'posta@inzrt.example', to: 'jana@example.cz' },
  )

test('words of somebody else are told apart from the portal’s, line by line', () => {
  const { text: plain, html } = composeFor('general', 'Vaše heslo vypršelo.\nTým Inzrt')

  expect(plain).toContain('\n\n> Vaše heslo vypršelo.\n> Tým Inzrt\n\n')
  expect(html).toMatch(/<blockquote [^>]*>Vaše heslo vypršelo\.<br>Tým Inzrt<\/blockquote>/)
})

test('facts stand each on a line of its own, under its label', () => {
  const { text: plain, html } = composeMail(
    { subject: 'Faktura', blocks: [facts(['Účet', '19-123/0800'], ['Symbol', '2026'])] },
    sites.general,
    { key: 'k', from: 'posta@inzrt.example', to: 'jana@example.cz' },
  )

  expect(plain).toContain('Účet: 19-123/0800\nSymbol: 2026\n')
  expect(html).toMatch(/<dt [^>]*>Účet<\/dt><dd [^>]*>19-123\/0800<\/dd>/)
})

test('who reads in the dark sees the night of a brand that has a day', () => {
  const [general, adult] = [composeFor('general').html, composeFor('adult').html]

  expect(general).toContain('<meta name="color-scheme" content="light dark">')
  expect(general).toMatch(
    /@media \(prefers-color-scheme:dark\)\{\.ground\{background:#\w{6}!important/,
  )
  expect(adult).toContain('<meta name="color-scheme" content="dark">')
  expect(adult).not.toContain('@media')
})

test('lists of mail show what a letter is about, not how it greets', () => {
  expect(composeFor('general').html).toMatch(/<div style="display:none[^"]*">přišla zpráva:<\/div>/)
})
