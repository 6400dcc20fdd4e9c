import { feedFault, feedKey, xmlAd } from '@inzrt/rules/feed'
import { FEED_COLUMNS_MAX, FEED_LINE_MAX } from '@inzrt/rules/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeedEntry } from './FeedEntry.ts'
import { xmlEntries } from './xmlEntries.ts'

async function* piecesOf(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

const read = async (text: string, size = text.length) => {
  const unknown = new Set<string>()
  const entries: FeedEntry[] = []
  const names = { known: ['Palivo', 'palivo', 'Rok výroby'], unknown }
  for await (const entry of xmlEntries(piecesOf(text, size), names)) entries.push(entry)

  return { entries, unknown: [...unknown] }
}

const shop = (inner: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<SHOP>${inner}</SHOP>`

test('P064 ads of an XML file are read in pieces of any length', async () => {
  const text = shop(`
    <SHOPITEM>
      <ITEM_ID> A1 </ITEM_ID><PRODUCTNAME><![CDATA[Kolo & <vůz>]]></PRODUCTNAME>
      <DESCRIPTION>První&#10;a &lt;druhý&gt; řádek</DESCRIPTION>
      <IMGURL>https://a.example/1.jpg</IMGURL>
      <IMGURL_ALTERNATIVE>https://a.example/2.jpg</IMGURL_ALTERNATIVE>
      <PARAM><PARAM_NAME>Rok výroby</PARAM_NAME><VAL>2015</VAL></PARAM>
      <PARAM><PARAM_NAME>Sklad</PARAM_NAME><VAL>3</VAL></PARAM>
      <EAN/>
    </SHOPITEM>
    <inzerat><vlastni_cislo>A2</vlastni_cislo><misto>397 01 Písek</misto></inzerat>`)
  const whole = await read(text)

  expect(whole).toEqual({
    entries: [
      {
        line: 1,
        cells: {
          'vlastni-cislo': 'A1',
          nadpis: 'Kolo & <vůz>',
          text: 'První\na <druhý> řádek',
          fotky: 'https://a.example/1.jpg https://a.example/2.jpg',
          'rok-vyroby': '2015',
        },
      },
      { line: 2, cells: { 'vlastni-cislo': 'A2', misto: '397 01 Písek' } },
    ],
    unknown: ['Sklad', 'EAN'],
  })
  for (const size of [1, 7, 64]) expect(await read(text, size)).toEqual(whole)
})

test('P064 what is written is read as it was', async () => {
  const cell = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.trim())
  await fc.assert(
    fc.asyncProperty(cell, cell, async (heading, fuel) => {
      const cells = { 'Vlastní číslo': 'A1', Nadpis: heading, Palivo: fuel }
      const { entries } = await read(shop(xmlAd(cells)))
      const expected = Object.entries(cells).filter(
        ([name, text]) => name !== 'Palivo' || text !== '',
      )

      expect(entries).toEqual([
        {
          line: 1,
          cells: Object.fromEntries(expected.map(([name, text]) => [feedKey(name), text])),
        },
      ])
    }),
  )
})

test.each([
  [
    '<PRODUCTNAME>a</PRODUCTNAME><PRODUCTNAME>b</PRODUCTNAME>',
    feedFault.elementTwice('PRODUCTNAME'),
  ],
  [`<DESCRIPTION>${'x'.repeat(FEED_LINE_MAX + 1)}</DESCRIPTION>`, feedFault.longElement],
  [
    `<DESCRIPTION><![CDATA[${'x'.repeat(9 * FEED_LINE_MAX)}]]></DESCRIPTION>`,
    feedFault.longElement,
  ],
  ['<EAN/>'.repeat(FEED_COLUMNS_MAX + 1), feedFault.manyElements],
  ['<PRODUCTNAME>a\0b</PRODUCTNAME>', feedFault.notText],
])('P064 an ad that cannot be read takes along no other: %#', async (inner, fault) => {
  const { entries } = await read(
    shop(`<SHOPITEM>${inner}</SHOPITEM><SHOPITEM><ITEM_ID>A2</ITEM_ID></SHOPITEM>`),
    1_000,
  )

  expect(entries).toEqual([
    { line: 1, fault },
    { line: 2, cells: { 'vlastni-cislo': 'A2' } },
  ])
})

const times = (count: number, make: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => make(n)).join(' ')

const BOMB = `<!DOCTYPE SHOP [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><SHOP>&b;</SHOP>`
const OUTSIDE = '<!DOCTYPE SHOP SYSTEM "file:///etc/passwd"><SHOP/>'

test.each([
  [BOMB, feedFault.doctype],
  [OUTSIDE, feedFault.doctype],
  ['<SHOP>\n<SHOPITEM>\n</SHOP>', feedFault.brokenXml(3)],
  ['<SHOP><SHOPITEM>', feedFault.brokenXml(1)],
  ['<SHOP><A>&vlastni;</A></SHOP>', feedFault.brokenXml(1)],
  ['<SHOP><A>&#xD800;</A></SHOP>', feedFault.brokenXml(1)],
  ['<SHOP a="1" a=2/>', feedFault.brokenXml(1)],
  [`<${'a'.repeat(200_000)}>`, feedFault.brokenXml(1)],
  [`<SHOP>${'<a>'.repeat(100_000)}`, feedFault.deepXml(1)],
  [`<SHOP><A ${times(201, (n) => `a${n}=""`)}/>`, feedFault.manyXmlAttributes(1)],
  ['<', feedFault.brokenXml(1)],
])('P064 a file that is no XML is refused as a whole: %#', async (text, fault) => {
  await expect(read(text, 64 * 1024)).rejects.toThrow(fault)
})
