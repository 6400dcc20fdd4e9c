import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { startBff, type TestBff } from '../testing/startBff.ts'
import { applyView } from './applyView.ts'

const PAGE = `<!DOCTYPE html><html lang="cs"><head><link rel="preload" as="font" href="/a.woff2"/><link rel="stylesheet" href="/a.css"/></head><body><a class="x" href="/kola?page=2">Dál</a><a href="/kola#mapa">Mapa</a><a href="?rezim=plny">Plně</a><a href="https://jinde.example/">Jinde</a><a href="/api/noviny/2026/1-a.pdf">Noviny</a><form action="/search"><input name="term"/></form><form action="/x" method="post"></form><img src="/t.webp" alt=""/><img alt="Kolo" src="/api/image/k.webp" loading="eager"/><script src="/_next/a.js"></script><script>self.__next_f.push([1])</script></body></html>`

let bff: TestBff
beforeAll(async () => {
  bff = await startBff()
})
afterAll(() => bff.close())

test('N019 in the readable look every link of the site leads on in it, and scripts stay', () => {
  const html = applyView(PAGE, '/kola?rezim=citelny')
  expect(html).toContain('<html data-rezim="citelny" lang="cs">')
  expect(html).toContain('href="/kola?page=2&amp;rezim=citelny"')
  expect(html).toContain('href="/kola?rezim=citelny#mapa"')
  expect(html).toContain('href="?rezim=plny"')
  expect(html).toContain('href="https://jinde.example/"')
  expect(html).toContain('href="/api/noviny/2026/1-a.pdf"')
  expect(html).toContain('src="/_next/a.js"')
})

test('N020 the textual look has no script, no font ahead, no picture until it is asked for', () => {
  const html = applyView(PAGE, '/kola?rezim=textovy')
  expect(html).not.toMatch(/<script|preload/)
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toContain(
    '<details><summary>Ukázat: Kolo</summary><img src="/api/image/k.webp" alt="Kolo" loading="lazy"/></details>',
  )
  expect(html).toContain(
    '<form action="/search"><input type="hidden" name="rezim" value="textovy"/>',
  )
  expect(html).toContain('<form action="/x" method="post"></form>')
})

test('a page in its usual look is left as it is', () => {
  expect(applyView(PAGE, '/kola')).toBe(PAGE)
})

test('N019 the way to another look stays on the page, with its words and filters', () => {
  expect(applyView(PAGE, '/search?term=kolo%20Brno&page=2&rezim=citelny')).toContain(
    'href="?term=kolo+Brno&amp;page=2&amp;rezim=plny"',
  )
})

test('N019 N020 each look of a page is kept apart', async () => {
  const pages = ['/kola', '/kola?rezim=textovy', '/kola?rezim=citelny']
  const first = await Promise.all(pages.map((path) => ask(bff.port, path)))
  const again = await Promise.all(pages.map((path) => ask(bff.port, path)))

  expect(new Set(first.map(({ headers }) => headers.etag)).size).toBe(3)
  expect(again.map(({ text }) => text)).toEqual(first.map(({ text }) => text))
  expect(first[1]?.headers['content-security-policy']).not.toContain("'sha256-")
})

test('N020 who saves data gets the textual look unless the address says otherwise', async () => {
  const look = async (path: string, headers: Record<string, string> = { 'save-data': 'on' }) =>
    /data-rezim="(\w+)"/.exec((await ask(bff.port, path, { headers })).text)?.[1]

  expect(await look('/kola?page=2')).toBe('textovy')
  expect(await look('/kola?page=2', {})).toBeUndefined()
  expect(await look('/kola?rezim=plny')).toBe('plny')
  expect(await look('/kola?rezim=citelny')).toBe('citelny')
})

test('N020 a form that needs its script keeps it, whatever the address says', async () => {
  for (const path of ['/vlozit-inzerat?rezim=textovy', '/kola-1a2b/edit?rezim=textovy'])
    expect((await ask(bff.port, path)).text).not.toContain('data-rezim')
  expect((await ask(bff.port, '/vlozit-inzerat?rezim=citelny')).text).toContain('data-rezim')
})
