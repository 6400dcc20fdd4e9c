import { expect, test } from 'vitest'
import { elementKey, xmlAd } from '../feed.ts'

test('P064 an ad is written in the elements that programs of shops know', () => {
  expect(
    xmlAd({
      'Vlastní číslo': 'A1',
      Nadpis: 'Kolo & vůz <nové>',
      Rubrika: 'osobni-auta',
      Fotky: 'https://a.example/1.jpg https://a.example/2.jpg',
      Palivo: 'nafta',
      Najeto: '',
    }),
  ).toBe(
    [
      '<SHOPITEM>',
      '<ITEM_ID>A1</ITEM_ID>',
      '<PRODUCTNAME>Kolo &amp; vůz &lt;nové&gt;</PRODUCTNAME>',
      '<CATEGORYTEXT>osobni-auta</CATEGORYTEXT>',
      '<IMGURL>https://a.example/1.jpg</IMGURL>',
      '<IMGURL_ALTERNATIVE>https://a.example/2.jpg</IMGURL_ALTERNATIVE>',
      '<PARAM><PARAM_NAME>Palivo</PARAM_NAME><VAL>nafta</VAL></PARAM>',
      '</SHOPITEM>\n',
    ].join('\n'),
  )
})

test('P064 what no XML may hold is left out, and nothing begins an element', () => {
  expect(xmlAd({ Text: '\0\u000b\ufffe]]>\ud800<!--' })).toContain(
    '<DESCRIPTION>]]&gt;\ufffd&lt;!--</DESCRIPTION>',
  )
})

test.each([
  ['PRODUCTNAME', 'nadpis'],
  ['imgurl_alternative', 'fotky'],
  ['VLASTNI_CISLO', 'vlastni-cislo'],
  ['Rok výroby', 'rok-vyroby'],
  ['__proto__', 'proto'],
  ['', ''],
])('P064 the element %s holds what the column %s does', (name, key) => {
  expect(elementKey(name)).toBe(key)
})
