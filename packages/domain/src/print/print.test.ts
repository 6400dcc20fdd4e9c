import { expect, test } from 'vitest'
import { abbreviate } from './abbreviate.ts'
import { LINE_AD_CHARS, lineAd, lineLength } from './lineAd.ts'

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

test('N002 an ad begins with no loose preposition, and in a box with its whole heading', () => {
  expect(lineAd({ ...ad, heading: 'Garáž v osobním vlastnictví' }).lead).toBe(
    'Garáž v\u00a0osobním',
  )
  expect(lineAd({ ...ad, heading: 'Kultivátor, i s kanystrem' }).lead).toBe(
    'Kultivátor, i\u00a0s\u00a0kanystrem.',
  )
  const boxed = lineAd({ ...ad, isBoxed: true })

  expect(boxed.lead).toBe('Prodám dětské kolo Author 20"')
  expect(boxed.text.startsWith('Zach.')).toBe(true)
})

test('N002 a line ad has its first words, heading, text, price, town and code', () => {
  expect(lineAd(ad)).toEqual({
    lead: 'Prodám dětské',
    text: 'kolo Author 20". Zach. Nové pláště, zvonek. 1\u00a0500\u00a0Kč. Brno-střed.',
    code: '204\u00a0815',
  })
})

test('P021 N002 the line says of the thing what heading and text do not, before the text', () => {
  const facts = ['r.\u00a0v.\u00a02015', '120\u00a0000\u00a0km']
  const car = { ...ad, heading: 'Prodám Škodu Fabia', content: 'Garážovaná.', facts }

  expect(lineAd(car).text).toMatch(/^Fabia\. r\.\u00a0v\.\u00a02015, 120\u00a0000\u00a0km\. Gar/)
  expect(lineAd({ ...car, heading: 'Prodám Škodu Fabia 2015' }).text).toMatch(
    /^Fabia 2015\. 120\u00a0000\u00a0km\. /,
  )
  expect(lineAd({ ...car, content: 'Najeto 120.000, rok 2015.' }).text).not.toContain('v.')
  expect(lineAd({ ...car, content: 'Volejte 120 000 15, cena 12015.' }).text).toContain(
    'v.\u00a02015. Vol',
  )
  expect(lineAd({ ...car, wording: 'Fabia, zachovalá' }).text).not.toContain('2015')
})

test.each([
  ['2+kk', 'Byt 2+kk v Brně', false],
  ['2+kk', 'Byt 3+kk, 2. patro', true],
  ['jako nové', 'Kočárek, JAKO NOVÝ', true],
  ['jako nové', 'Boty, jako  nové', false],
  ['5 let', 'Pes, 5let', false],
])('P021 „%s“ beside „%s“: told %s', (fact, heading, isTold) => {
  expect(lineAd({ ...ad, content: '', heading, facts: [fact] }).text.includes(`${fact}.`)).toBe(
    isTold,
  )
})

test('P021 N003 facts take no more room than there is, and are counted', () => {
  const facts = ['r.\u00a0v.\u00a02015', '120\u00a0000\u00a0km']
  const heading = `Prodám auto ${'velmi '.repeat(16)}`.trim()
  const { lead, text } = lineAd({ ...ad, heading, content: 'Garážované.', facts })
  const said = `${lead} ${text.slice(0, text.indexOf(' 1\u00a0500'))}`

  expect(said.length).toBeLessThanOrEqual(LINE_AD_CHARS + 2)
  expect(lineLength({ heading: 'Dětské kolo', facts })).toBe(
    'Dětské kolo.'.length + 'r. v. 2015, 120 000 km.'.length,
  )
})

test('N002 a publisher’s words stand in place of heading and text, as they are', () => {
  const wording = 'Dětské kolo  Author, zachovalé, 20 palců'

  expect(lineAd({ ...ad, wording })).toEqual({
    lead: 'Dětské kolo',
    text: 'Author, zachovalé, 20\u00a0palců. 1\u00a0500\u00a0Kč. Brno-střed.',
    code: '204\u00a0815',
  })
  expect(lineAd({ ...ad, wording: null })).toEqual(lineAd(ad))
})

test('N002 a long text is cut between words and says so, and the whole keeps its length', () => {
  const { lead, text } = lineAd({ ...ad, content: 'slovíčko '.repeat(50) })
  const said = text.slice(0, text.indexOf(' 1\u00a0500'))

  expect(said).toMatch(/slovíčko…$/)
  expect(lead.length + said.length).toBeLessThanOrEqual(LINE_AD_CHARS + 2)
})

test('N002 a question ends by its own mark', () => {
  const { text } = lineAd({ ...ad, heading: 'Koupím dětské kolo, kdo prodá?', content: 'Spěchá!' })

  expect(text).toBe('kolo, kdo prodá? Spěchá! 1\u00a0500\u00a0Kč. Brno-střed.')
})

test.each([
  ['Prodám BMW', 'Prodám BMW.'],
  ['Prodám kolo –', 'Prodám kolo.'],
  ['Koupíte kolo?', 'Koupíte kolo?'],
  ['Garáž v Brně', 'Garáž v\u00a0Brně.'],
  ['Prodám BMW kombi', 'Prodám BMW'],
])('N002 the first words of „%s“ are parted from the text by a mark', (heading, lead) => {
  expect(lineAd({ ...ad, heading }).lead).toBe(lead)
  expect(lineAd({ ...ad, wording: heading }).lead).toBe(lead)
})

test('N002 N003 no printed line ends where Czech forbids it', () => {
  const content = 'Najeto 89 000 km, motor 145 kW, k vidění v Praze.'
  const { lead, text } = lineAd({ ...ad, heading: 'Auto s klimatizací', content, town: 'Praha 13' })

  expect(`${lead} ${text}`.replaceAll('\u00a0', '~')).toBe(
    'Auto s~klimatizací. Najeto 89~000~km, motor 145~kW, k~vidění v~Praze. 1~500~Kč. Praha~13.',
  )
})

test('N002 a numbered part of a town and a telephone number stay whole in the text', () => {
  const content = 'K vidění v Praze 13, volejte na tel. 777 123 456 a 603 987 654 v Plzni 3.'
  const { text } = lineAd({ ...ad, content })

  expect(text.replaceAll('\u00a0', '~')).toContain(
    'K~vidění v~Praze~13, volejte na tel. 777~123~456 a 603~987~654 v Plzni 3.',
  )
})

test('N002 a row of numbers still breaks, or it would not fit its column', () => {
  const content = 'Velikosti 36 37 38 39 40 41 42 43 44 45 46.'

  expect(lineAd({ ...ad, content }).text).toContain(content)
})

test('N002 lines of a text are set as its sentences, points of a list as its clauses', () => {
  const content = 'Málo jeté\n\nSoučástí:\n- nové pláště\n- zvonek\nSpěchá...'

  expect(lineAd({ ...ad, content }).text).toContain(
    'Málo jeté. Součástí: nové pláště, zvonek. Spěchá… 1\u00a0500',
  )
})

test('N002 an ad of two words and no text has price and town alone', () => {
  expect(lineAd({ ...ad, heading: 'Daruji gauč', content: '' })).toMatchObject({
    lead: 'Daruji gauč.',
    text: '1\u00a0500\u00a0Kč. Brno-střed.',
  })
})

test('N003 what the paper would cut is counted as well, shortened as it is set', () => {
  const whole = { heading: 'Dětské kolo', content: 'Zachovalé.' }
  const long = { heading: 'Dětské kolo', content: 'Zachovalé a jezdivé. '.repeat(20) }

  expect(lineLength(whole)).toBe('Dětské kolo.'.length + 'Zach.'.length)
  expect(lineLength({ heading: 'Dětské kolo Author červené' })).toBe(
    'Dětské kolo Author červené'.length,
  )
  expect(lineLength(long)).toBeGreaterThan(LINE_AD_CHARS)
})

test.each([
  ['- kolo\n-  zvonek', 'kolo, zvonek.'],
  ['\n\n- kolo.\n\n- zvonek', 'kolo. zvonek.'],
  ['kolo\r\n \r\nZvonek', 'kolo. Zvonek.'],
  ['kolo \n a zvonek', 'kolo a\u00a0zvonek.'],
])('N002 in one line „%s“ reads as „%s“', (content, said) => {
  expect(lineAd({ ...ad, isBoxed: true, content }).text.startsWith(said)).toBe(true)
})
