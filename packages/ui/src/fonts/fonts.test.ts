import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('./', import.meta.url)
const css = readFileSync(new URL('fonts.css', folder), 'utf8')

const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => ({
  family: /font-family: '([^']+)'/.exec(body)?.[1],
  weight: /font-weight: ([^;]+);/.exec(body)?.[1],
  isFile: body.includes('url('),
}))

test('all typefaces together weigh at most 90 kB', () => {
  const bytes = readdirSync(folder)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => statSync(new URL(name, folder)).size)

  expect(bytes).toHaveLength(4)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000)
})

test.each(['Bricolage', 'Source Sans'])('subsets of %s declare one range of weights', (family) => {
  const weights = faces.filter((face) => face.isFile && face.family === family)

  expect(weights).toHaveLength(2)
  expect(new Set(weights.map((face) => face.weight)).size).toBe(1)
})
