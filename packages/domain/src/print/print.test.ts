import { expect, test } from 'vitest'
import { abbreviate } from './abbreviate.ts'
import { LINE_AD_CHARS, lineAd } from './lineAd.ts'

test.each([
  ['Zachovalý kočárek', 'Zach. kočárek'],
  ['málo používané, včetně náhradních dílů', 'málo použ., vč. náhr. dílů'],
  ['ve velmi dobrém stavu.', 'v. dobr. st.'],
  ['4 kusy, osobní odběr', '4 ks, os. odběr'],
  ['ulicemi a kusovka', 'ulicemi a kusovka'],
])('N003 „%s“ is shortened as in the paper', (text, short) => {
  expect(abbreviate(text)).toBe(short)
})

const ad = {
  heading: 'Prodám dětské kolo Author 20"',
  content: 'Zachovalé.\n\nNové pláště,   zvonek.',
  price: { type: 'czk', amount: 150_000 },
  town: 'Brno-střed',
  dialCode: '204815',
} as const

test('N002 a line ad has its first words, heading, text, price, town and code', () => {
  expect(lineAd(ad)).toEqual({
    lead: 'Prodám dětské',
    text: 'kolo Author 20". Zach. Nové pláště, zvonek. 1\u00a0500\u00a0Kč. Brno-střed.',
    code: '204\u00a0815',
  })
})

test('N002 a long text is cut between words, so that the whole keeps its length', () => {
  const { lead, text } = lineAd({ ...ad, content: 'slovíčko '.repeat(50) })
  const said = text.slice(0, text.indexOf(' 1\u00a0500'))

  expect(said).toMatch(/slovíčko\.$/)
  expect(lead.length + said.length).toBeLessThanOrEqual(LINE_AD_CHARS + 2)
})

test('N002 an ad of two words and no text has price and town alone', () => {
  expect(lineAd({ ...ad, heading: 'Daruji gauč', content: '' })).toMatchObject({
    lead: 'Daruji gauč',
    text: '1\u00a0500\u00a0Kč. Brno-střed.',
  })
})
