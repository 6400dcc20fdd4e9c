import { ask as askAny } from '../support/ask.ts'
import { expect, test } from '../support/test.ts'

test('P059 the sitemap lists sections and ads of this site only', async ({
  ask,
  site,
  sections,
}) => {
  const index = (await ask('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  expect(parts.length).toBeGreaterThan(0)
  const urls: string[] = []
  for (const part of parts) {
    const text = (await ask(new URL(part).pathname)).text()
    urls.push(...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? ''))
  }

  const [ad] = (await ask('/api/front/inzrts?perPage=1')).json().data
  expect(urls).toContain(`${site.origin}/${ad.slug}`)
  expect(urls).toContain(site.origin + sections.leaf.path)
  expect(urls.every((url) => url.startsWith(site.origin))).toBe(true)
})

test('P059 robots are told where the sitemap is', async ({ ask, site }) => {
  const robots = (await ask('/robots.txt')).text()

  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
})

/** Addresses and moments of the items of a feed. */
const readFeed = (xml: string) => ({
  links: [...xml.matchAll(/<item>.*?<link>([^<]+)<\/link>/g)].map(([, link]) => link ?? ''),
  times: [...xml.matchAll(/<pubDate>([^<]+)<\/pubDate>/g)].map(([, at]) => Date.parse(at ?? '')),
})

test('P010 newest ads of a section and a search come as feeds, behind their site’s gate', async ({
  ask,
  page,
  site,
  sections,
}) => {
  for (const [path, feed] of [
    [sections.leaf.path, `${sections.leaf.path}/rss`],
    ['/search?term=dum', '/search/rss?term=dum'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      site.origin + feed,
    )
    const { status, headers, text } = await ask(feed)
    const { links, times } = readFeed(text())

    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(links.length).toBeGreaterThan(0)
    expect(links.every((link) => link.startsWith(`${site.origin}/`))).toBe(true)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect((await ask(new URL(links[0] ?? '').pathname)).status).toBe(200)
    if (path === sections.leaf.path) expect(links).toHaveLength(24)
  }
  const atGate = await ask(`${sections.leaf.path}/rss`, { headers: { cookie: '' } })
  expect(readFeed(atGate.text()).links).toHaveLength(site.id === 'adult' ? 0 : 24)
})

test('P061 the site can be installed', async ({ ask, site }) => {
  const manifest = (await ask('/manifest.webmanifest')).json()

  expect(manifest.name).toContain(site.name)
  expect(manifest.icons.length).toBeGreaterThan(0)
})

test('P061 whatever asks for the old address of an icon is given the brand’s', async ({ ask }) => {
  const { status, headers } = await ask('/favicon.ico')

  expect([status, headers['content-type']]).toEqual([200, 'image/x-icon'])
})

test('R154 R263 N013 neither the pages nor the calls of one site hold an ad of the other', async ({
  ask,
  site,
  adverts,
  call,
}) => {
  const foreign = await ask(site.id === 'adult' ? '/auto-moto' : '/seznameni')
  expect(foreign.status).toBe(404)
  const other = await askAny(`${site.otherOrigin}/api/front/slug/${adverts.first.slug}`, {
    headers: { cookie: 'age-verified=1' },
  })
  expect([403, 404]).toContain(other.status)
  const { data } = await call('/api/front/inzrts?perPage=24')
  const themes = new Set(data.map((ad: { sectionTheme: string | null }) => ad.sectionTheme))
  expect([...themes]).toEqual([site.id === 'adult' ? 'pinkpack' : null])
})

test('P059 every page says its charset within its first 1,024 bytes', async ({
  ask,
  sections,
  adverts,
}) => {
  const paths = ['/', '/search?term=kolo', '/napoveda', '/reklamace', '/login', '/neni-tu-nic-1a2b']
  for (const path of [...paths, sections.leaf.path, adverts.first.path]) {
    const html = Buffer.from((await ask(path)).text())

    expect(html.subarray(0, 1024).toString(), path).toMatch(/<meta charset="utf-8"\s?\/?>/i)
  }
})
