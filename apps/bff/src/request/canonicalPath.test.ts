import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath } from './canonicalPath.ts'

const outcome = (raw: string): string | number => {
  const result = canonicalPath(raw)
  return result.kind === 'refused' ? result.status : `${result.kind} ${result.path}`
}

test.each([
  ['/', 'path /'],
  ['/auto-moto', 'path /auto-moto'],
  ['/api/image/2026/05/1a2b/77-Small.jpg', 'path /api/image/2026/05/1a2b/77-Small.jpg'],
  ['/_next/static/chunks/aB_-c.js', 'path /_next/static/chunks/aB_-c.js'],
  ['/Auto-Moto', 'moved /auto-moto'],
  ['/auto-moto/', 'moved /auto-moto'],
  ['/%61uto', 'moved /auto'],
  ['/.well-known/security.txt', 'path /.well-known/security.txt'],
  ['/stav-provozu', 'path /stav-provozu'],
])('R242 %s is read as „%s“', (raw, expected) => {
  expect(outcome(raw)).toBe(expected)
})

test.each([
  '',
  '*',
  'http://evil.example/',
  'evil',
  '/%',
  '/%E0%A4%A',
  '/ad-%zz',
  '/ad-%ff',
  '/%00',
  '/ad-%00',
  '/%0d%0aSet-Cookie:x=1',
  '/%2e%2e/etc',
  '/../etc',
  '/a/./b',
  '/a/..',
  '/%2f%2fevil',
  '/a%2Fb',
  '/a%5cb',
  '//evil.example/%2e%2e',
  '/\\evil',
  '/a\\..\\b',
  '/%7f',
])('R242 a path that could mean two things is refused with 400: %j', (raw) => {
  expect(outcome(raw)).toBe(400)
})

test.each([
  '//evil',
  '/a//b',
  '/%252e%252e',
  '/%25',
  '/%3F',
  '/%3fx=1',
  '/..;/x',
  '/a;b',
  '/kočka',
  '/ko%C4%8Dka',
  '/😀',
  "/' OR 1=1--",
  '/<script>',
  '/{{7*7}}',
  '/a b',
  '/a#b',
])('R287 a path no page can have is not found: %j', (raw) => {
  expect(outcome(raw)).toBe(404)
})

test('R287 a path of 2,000 characters is read, one of 2,001 is not found', () => {
  expect(outcome(`/${'a'.repeat(1999)}`)).toMatch(/^path/)
  expect(outcome(`/${'a'.repeat(2000)}`)).toBe(404)
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom('/', '..', '.', '%2e', '%2f', '%5c', '%25', '%00', '\\', 'a', 'A', ';', '%'),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
)

test('R242 whatever is let through is plain, starts with one slash and reads the same again', () => {
  fc.assert(
    fc.property(hostile, (tail) => {
      const result = canonicalPath(`/${tail}`)
      if (result.kind === 'refused') return
      expect(result.path).toMatch(/^\/(?!\/)[A-Za-z0-9/_.~-]*$/)
      expect(`${result.path}/`).not.toMatch(/\/\.{1,2}\//)
      expect(canonicalPath(result.path)).toEqual({ kind: 'path', path: result.path })
      expect(new URL(result.path, 'http://host.test').pathname).toBe(result.path)
    }),
    { numRuns: 5000 },
  )
})
