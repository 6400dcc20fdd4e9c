import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TOKEN_FILES, toCss } from './renderTokens.ts'
import { CORE_TOKENS, colourTokens } from './tokens.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

test.each(Object.entries(TOKEN_FILES))('%s is what the tokens say', (file, render) => {
  expect(read(file)).toBe(render())
})

test('both brands name the same colours, and each says what it is for', () => {
  const [day, night, pink] = (['inzrt-light', 'inzrt-dark', 'pinkpack'] as const).map((look) =>
    colourTokens(look).map(({ name }) => name),
  )

  expect([night, pink]).toEqual([day, day])
  expect(colourTokens('inzrt-light').filter(({ token }) => !token.$description)).toEqual([])
})

test('a value of every type is written as CSS', () => {
  const one = (group: string, name: string) => {
    const found = CORE_TOKENS[group]?.find((token) => token.name === name)

    return found && toCss(found)
  }

  expect([
    one('text-size', 'size-text'),
    one('motion', 'ease'),
    one('motion', 'duration'),
    one('layer', 'z-toast'),
    one('font', 'font-text'),
    one('text-size', 'size-part'),
  ]).toEqual([
    '1.125rem',
    'cubic-bezier(0.2, 0.7, 0.2, 1)',
    '160ms',
    '50',
    "'Source Sans', 'Source Sans as Arial', 'Source Sans as Roboto', 'Source Sans as DejaVu', system-ui, sans-serif",
    'clamp(1.4375rem, 1.36rem + 0.35vw, 1.5625rem)',
  ])
  expect(() => toCss({ name: 'x', type: 'sound', token: { $value: 1 } })).toThrow(TypeError)
})

test('no style uses a property that nothing sets', () => {
  const sources = globSync('{packages,apps}/*/{src,.storybook}/**/*.{css,ts,tsx,mdx}', {
    cwd: ROOT,
  }).map(read)
  const set = new Set(
    sources.flatMap((source) =>
      Array.from(source.matchAll(/--([a-z][a-z0-9-]*)['"`\]]{0,2}\s*:/g), ([, name]) => name),
    ),
  )
  const used = sources.flatMap((source) =>
    Array.from(source.matchAll(/var\(--([a-z][a-z0-9-]*)\)/g), ([, name]) => name),
  )

  expect(used.length).toBeGreaterThan(1_000)
  expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([])
})
