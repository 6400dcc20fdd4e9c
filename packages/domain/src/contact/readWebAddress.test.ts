import { expect, test } from 'vitest'
import { readWebAddress } from '../contact.ts'

test.each([
  ['https://www.kolarna.cz', 'https://www.kolarna.cz/'],
  ['www.kolarna.cz', 'https://www.kolarna.cz/'],
  [' Kolarna.CZ/o-nas?a=1 ', 'https://kolarna.cz/o-nas?a=1'],
  ['HTTPS://kolarna.cz', 'https://kolarna.cz/'],
  [
    'https://kolarna.cz/kola%20a%20d%C3%ADly?b=[1]',
    'https://kolarna.cz/kola%20a%20d%C3%ADly?b=[1]',
  ],
  ['https://kolarna.cz?a=1', 'https://kolarna.cz/?a=1'],
  ['https://a.b.c.kolarna.co.uk', 'https://a.b.c.kolarna.co.uk/'],
])('V023 the web „%s“ is kept as %s', (typed, kept) => {
  expect(readWebAddress(typed)).toBe(kept)
})

test.each([
  '',
  'kolarna',
  'http://kolarna.cz',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//.cz',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'ftp://kolarna.cz',
  '//kolarna.cz',
  'https:kolarna.cz',
  'https:\\\\kolarna.cz',
  'https://jana@kolarna.cz',
  'https://jana:heslo@kolarna.cz',
  'https://www.csob.cz@kolarna.cz',
  'https://www.csob.cz%40kolarna.cz',
  'https://kolarna.cz:8443',
  'kolarna.cz:8443',
  'https://kolarna.cz#o-nas',
  'https://localhost',
  'https://kasa.local',
  'https://tiskarna.lan',
  'https://db.internal',
  'https://127.0.0.1',
  'https://0x7f000001',
  'https://2130706433',
  'https://10.0.0.1.',
  'https://[::1]',
  'https://[::ffff:10.0.0.1]',
  'https://kolarna.cz.',
  'https://kolarna..cz',
  'https://-kolarna.cz',
  'https://kol_arna.cz',
  'https://kolárna.cz',
  'https://xn--kolrna-rta.cz',
  'https://kоlarna.cz',
  'https://ｋolarna.cz',
  'https://kolarna。cz',
  'https://kolarna.cz\u202e',
  'https://kolarna.cz/ a',
  `https://kolarna.cz/${'x'.repeat(200)}`,
  'https://kolarna.cz/díly',
  'https://kolarna.cz/"onmouseover="alert(1)',
  'https://kolarna.cz/<script>',
  'https://kolarna.cz:443',
  `https://${'x'.repeat(64)}.cz`,
])('V023 „%s“ is no web that everybody may open', (typed) => {
  expect(readWebAddress(typed)).toBeNull()
})
