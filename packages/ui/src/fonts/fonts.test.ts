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

const standIns = [
  ...readFileSync(new URL('standIns.css', folder), 'utf8').matchAll(/@font-face \{([^}]*)\}/g),
].map(([, body = '']) => {
  const percent = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(body)?.[1])
  const size = percent('size-adjust') / 100

  return {
    family: /font-family: '([^']+)'/.exec(body)?.[1] ?? '',
    ascent: size * percent('ascent-override'),
    descent: size * percent('descent-override'),
  }
})

test.each([
  ['Source Sans', 102.4, 40],
  ['Bricolage', 93, 27],
])('what stands in for %s is as tall as it', (family, ascent, descent) => {
  const own = standIns.filter((face) => face.family.startsWith(`${family} as `))

  expect(own.length).toBeGreaterThanOrEqual(6)
  for (const face of own) {
    expect(face.ascent).toBeCloseTo(ascent, 0)
    expect(face.descent).toBeCloseTo(descent, 0)
  }
})

test('every stand-in is named where the typefaces are', () => {
  const tokens = readFileSync(new URL('../tokens/core.css', folder), 'utf8')

  for (const { family } of standIns) expect(tokens).toContain(`'${family}'`)
})
