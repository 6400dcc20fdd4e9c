import { expect, test } from 'vitest'
import { toRss } from './toRss.ts'

const feed = {
  title: 'Kola & sport',
  description: 'Nové inzeráty',
  url: 'http://localhost:3000/kola',
  selfUrl: 'http://localhost:3000/search/rss?term=a&order=b',
  items: [
    {
      title: '<script>alert("x")</script>',
      description: 'Prodám\u0000 kolo \ud83d',
      url: 'http://localhost:3000/kolo-1a2b',
      at: new Date('2026-11-21T08:00:00Z'),
    },
  ],
}

test('P010 a heading with markup, a broken emoji or a NUL cannot break the feed', () => {
  const xml = toRss(feed)

  expect(xml).toContain('<title>Kola &amp; sport</title>')
  expect(xml).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;')
  expect(xml).toContain('<description>Prodám kolo </description>')
  expect(xml).toContain('href="http://localhost:3000/search/rss?term=a&amp;order=b"')
  expect(xml).toContain('<pubDate>Sat, 21 Nov 2026 08:00:00 GMT</pubDate>')
})
