import { buildApp } from './src/buildApp.ts'
import { openDatabase } from './src/database/openDatabase.ts'
import { provideDatabase } from './src/database/provideDatabase.ts'
import { readSettings } from './src/settings/readSettings.ts'
const settings = readSettings(process.env)
const provided = await provideDatabase(settings)
const database = openDatabase(provided.url)
const app = await buildApp({ ...settings, logLevel: 'silent' }, database)
const q = (p: number, a: number[]) => a.toSorted((x, y) => x - y)[Math.floor(a.length * p)]!.toFixed(2)
const run = async (name: string, urls: string[], n = 400) => {
  const t: number[] = []
  for (let i = 0; i < 60; i++) await app.inject(urls[i % urls.length]!)
  const c0 = process.cpuUsage()
  for (let i = 0; i < n; i++) { const s = performance.now(); const a = await app.inject(urls[i % urls.length]!); t.push(performance.now() - s); if (a.statusCode !== 200) throw new Error(a.body) }
  const c = process.cpuUsage(c0)
  console.log(name.padEnd(40), 'p50', q(0.5, t), 'p95', q(0.95, t), 'node cpu ms', ((c.user + c.system) / 1000 / n).toFixed(2))
}
const { data: tree } = (await app.inject('/api/front/sections')).json()
const leaves = tree.flatMap((s: any) => s.children.data.map((c: any) => c.slug)); const tops = tree.map((s: any) => s.slug)
const L = (s: string, more = '') => `/api/front/sections/slug/${s}?include=advertisements,banners${more}`
await run('leaf', leaves.map((s: string) => L(s)))
await run('leaf w/o banners', leaves.map((s: string) => L(s).replace(',banners','')))
await run('leaf price_asc', leaves.map((s: string) => L(s, '&sort=price_asc')))
await run('leaf page=10', leaves.map((s: string) => L(s, '&page=10')))
await run('leaf perPage=240', leaves.map((s: string) => L(s, '&perPage=240')), 100)
const after = (await app.inject(L(leaves[0], '&page=10'))).json().data.advertisements.meta.pagination.after
await run('keyset', [L(leaves[0], '&after=' + after)])
await run('top', tops.map((s: string) => L(s)))
await run('leaf psc', leaves.map((s: string) => L(s, '&psc=60200')))
await run('leaf region', leaves.map((s: string) => L(s, '&region=Jihomoravsk%C3%BD')))
await run('inzrts', ['/api/front/inzrts'])
await run('sections', ['/api/front/sections'], 100)
const list = (await app.inject('/api/front/inzrts?perPage=200')).json().data
await run('slug ad', list.map((a: any) => `/api/front/slug/${a.slug}`))
await run('related', list.map((a: any) => L(a.sectionSlug, `&perPage=6&except=${a.slug}`)))
const S = (s: string) => `/api/front/search?include=section&q=${encodeURIComponent(s)}`
const two = list.map((a: any) => a.heading.split(/[ ,]+/).slice(1, 3)).filter((w: string[]) => w.length === 2 && w.every((x) => x.length > 2)).map((w: string[]) => S(w.join(' ')))
await run('search two words', two)
await run('search two words, typing', two.map((u: string) => u.slice(0, -2)).filter((u: string) => !u.endsWith('%') && !/%.$/.test(u)))
for (const w of ['kolo', 'prodám', 'ko', 'pr', 'husqarna', 'škoda octavia']) await run('search ' + w, [S(w)], 60)
for (const w of ['no', 'brno', '602', 'nova ves']) await run('psc ' + w, ['/api/front/psc/search?term=' + encodeURIComponent(w)], 200)
const bg = await database.pool.query(`explain (analyze, buffers) select 1`)
await app.close(); await database.close(); await provided.release()
