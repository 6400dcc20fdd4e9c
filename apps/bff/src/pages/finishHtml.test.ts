import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { finishHtml } from './finishHtml.ts'
import { HEAD_SCRIPTS } from './headScripts.ts'
import { inlineScripts } from './inlineScripts.ts'
import { TRUSTED_TYPES_POLICY } from './trustedTypesPolicy.ts'

const PAGE = `<!DOCTYPE html><html lang="cs"><head><meta charset="utf-8"/><script src="/_next/static/a.js" async=""></script><script type="application/ld+json">{"@type":"Product"}</script></head><body><script>self.__next_f.push([1,"ěščř"])</script><script id="b">self.__next_f.push([2])</script><script>alert(1)</script></body></html>`
const ORIGINS = { origin: 'https://inzrt.test', gateway: 'https://gateway.test' }
const sha = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the policy names our scripts and those of Next, ours first, and no other', () => {
  const finished = finishHtml(PAGE, ORIGINS)
  expect(finished?.policy).toContain(
    `script-src https://inzrt.test/_next/static/ ${HEAD_SCRIPTS.map(sha).join(' ')} ${sha('self.__next_f.push([1,"ěščř"])')} ${sha('self.__next_f.push([2])')};`,
  )
  expect(finished?.policy).not.toContain(sha('{"@type":"Product"}'))
  expect(finished?.policy).not.toContain(sha('alert(1)'))
  expect(finished?.unknownScripts).toBe(1)
  expect(finished?.html).toContain(
    `<head><meta charset="utf-8"/>${HEAD_SCRIPTS.map((text) => `<script>${text}</script>`).join('')}<script src`,
  )
})

test('style sheets come before whatever else the head asks for, in their own order', () => {
  const page = `<html><head><link rel="preload" as="image"/><link rel="stylesheet" href="/a.css"/><title>x</title><link rel="stylesheet" href="/b.css"/></head><body><link rel="stylesheet" href="/c.css"/></body></html>`

  expect(finishHtml(page, ORIGINS)?.html).toMatch(
    /<\/script><link rel="stylesheet" href="\/a.css"\/><link rel="stylesheet" href="\/b.css"\/><link rel="preload" as="image"\/><title>x<\/title><\/head><body><link rel="stylesheet" href="\/c.css"\/><\/body>/,
  )
})

test('the policy allows nothing inline, foreign or evaluated', () => {
  const policy = finishHtml(PAGE, ORIGINS)?.policy ?? ''
  for (const directive of [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'upgrade-insecure-requests',
  ]) {
    expect(policy.split('; ')).toContain(directive)
  }
  expect(policy.split('; ')).toContain("form-action 'self' https://gateway.test")
  expect(policy).not.toMatch(/unsafe|\*|data:|strict-dynamic/)
})

test('text without a head is no page of ours', () => {
  expect(finishHtml('<p>x</p>', ORIGINS)).toBeNull()
})

test.each([
  ['<script>a</script><script>b</script>', ['a', 'b']],
  ['<script\n defer>a</script>', ['a']],
  ['<script src="/x.js"></script>', []],
  ['<script async src="/x.js">ignored</script>', []],
  ['<script type="application/json">{}</script>', []],
  ['<script type="speculationrules">{}</script>', ['{}']],
  ['<SCRIPT>a</SCRIPT>', ['a']],
  ['<script>a</script ><script/x>b</script\n>', ['a', 'b']],
  ['<script type="module">a</script>', ['a']],
  ['<script data-src="x">a</script>', ['a']],
  ['<script>never closed', []],
  ['<script', []],
  ['', []],
])('in %j the scripts that run in place are %j', (html, scripts) => {
  expect(inlineScripts(html)).toEqual(scripts)
})

type Rules = { createScriptURL: (url: string) => string; createHTML: (html: string) => string }

const rulesOf = (): Rules => {
  const found: { rules?: Rules } = {}
  const trustedTypes = {
    createPolicy: (_: string, rules: Rules) => {
      found.rules = rules
    },
  }
  const location = { origin: 'https://inzrt.test' }
  runInNewContext(TRUSTED_TYPES_POLICY, { self: { trustedTypes }, trustedTypes, location, URL })
  if (!found.rules) throw new Error('no policy was made')
  return found.rules
}

test.each(['/_next/static/chunks/a.js', 'https://inzrt.test/_next/static/a.js', '/sw.js'])(
  'a chunk of our build and the offline worker may be loaded: %s',
  (url) => {
    expect(rulesOf().createScriptURL(url)).toBe(url)
  },
)

test.each([
  'https://evil.example/_next/static/a.js',
  '//evil.example/_next/static/a.js',
  '/_next/static/../../api/image/a.jpg',
  '/api/image/a.js',
  '/a/sw.js',
  'data:text/javascript,alert(1)',
  'blob:https://inzrt.test/1',
])('no other script may be loaded: %s', (url) => {
  expect(() => rulesOf().createScriptURL(url)).toThrow()
})

test('markup put together at run time is refused, text and React’s empty script pass', () => {
  const { createHTML } = rulesOf()
  expect(createHTML('<script></script>')).toBe('<script></script>')
  expect(createHTML('{"@type":"Product","name":"\\u003cb>"}')).toContain('Product')
  for (const html of ['<img src=x onerror=alert(1)>', '&lt;', '<script>alert(1)</script>']) {
    expect(() => createHTML(html)).toThrow()
  }
})
