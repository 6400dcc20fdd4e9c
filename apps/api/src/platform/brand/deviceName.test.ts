import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceName } from './deviceName.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'Chrome, Linux',
  ],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge, Windows'],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`, 'Opera, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari, macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  ['curl/8.5.0', 'Neznámé zařízení'],
  ['', 'Neznámé zařízení'],
])('P036 %s is „%s“ in words', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

test('P036 nothing a browser says of itself is repeated', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (userAgent) => {
      expect(deviceName(userAgent)).toMatch(/^[\p{L}\d., ]{4,40}$/u)
    }),
  )
})
