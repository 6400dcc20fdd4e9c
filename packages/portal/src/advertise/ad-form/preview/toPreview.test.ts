import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { EMPTY_AD } from '@inzrt/rules/forms'
import { expect, test } from 'vitest'
import { toHead } from '../../../ad/toHead.ts'
import { toLineAd } from '../../../ad/toLineAd.ts'
import { toPhotos } from '../../../ad/toPhotos.ts'
import { toRowView } from '../../../ad/toRowView.ts'
import { toLineAdBody, toPreview } from './toPreview.ts'
import { toWholePreview } from './toWholePreview.ts'

const PSC = {
  id: 8123,
  psc: '60200',
  regionName: 'Jihomoravský',
  cityDistrictName: 'Brno-střed',
  municipalityName: 'Brno',
  municipalityPartName: null,
}
const section = {
  slug: 'kola',
  name: 'Kola',
  category: 'Kola a sport',
  icon: 'bike',
  needsApproval: false,
  isDating: false,
  attributeSet: null,
  types: ['offer'] as const,
  paidTypes: [],
}
const values = {
  ...EMPTY_AD,
  heading: 'Kolo k prodeji',
  content: 'Zachovalé, 20 palců.',
  price: { type: 'czk' as const, amount: '1 500' },
}
const published: AdListItem = {
  slug: 'kolo-k-prodeji-1a2b',
  heading: values.heading,
  type: 'offer',
  status: 'published',
  highlighted: false,
  topped: false,
  mainImageThumbPath: null,
  imagesCount: 0,
  PSC,
  price: { type: 'czk', amount: 150_000 },
  sectionSlug: 'kola',
  sectionIcon: 'bike',
  sectionTheme: null,
  createdAt: '2026-11-21T10:00:00Z',
  validUntil: null,
}
const preview = (lines: readonly object[] | null = null, neighbours: readonly object[] = []) =>
  toPreview({ values, locality: PSC, section, mainPhoto: null, lines, neighbours } as never)

test.each([
  ['sells a thing for money', { type: 'czk', amount: 150_000 }, false],
  ['gives a thing away', { type: 'free', amount: null }, false],
  ['looks for people', { type: 'free', amount: null }, true],
] as const)(
  'P020 the row of the preview is that of the published ad, which %s',
  (_, price, isDating) => {
    const now = new Date(published.createdAt)
    const ad = { ...published, price, isDating }
    const { href, ...row } = toRowView(ad, { now, edition: null })
    const preview = toPreview({
      values: { ...values, price: { ...values.price, type: price.type } },
      section: { ...section, isDating },
      locality: PSC,
      mainPhoto: null,
      lines: null,
      neighbours: [],
    } as never)

    expect(href).toBe('/kolo-k-prodeji-1a2b')
    expect(preview.row).toMatchObject(row)
    expect(preview.row.price ?? undefined).toEqual(row.price)
  },
)

test('P020 N003 the line of the preview is the line the paper prints', () => {
  const { type, heading, content } = values

  expect(preview().printed.ad).toEqual(
    toLineAd({ type, heading, content, price: published.price, PSC, dialCode: '000000' } as never),
  )
})

test('N003 an ad with a promotion is previewed and requested as the box that is printed', () => {
  const promoted = { ...values, promos: ['topping' as const] }
  const { printed } = toPreview({
    values: promoted,
    locality: PSC,
    section,
    mainPhoto: null,
    lines: null,
    neighbours: [],
  } as never)

  expect(printed.ad).toMatchObject({ lead: 'Kolo k\u00a0prodeji', isBoxed: true })
  expect(preview().printed.ad).not.toHaveProperty('isBoxed')
  expect(toLineAdBody(promoted, PSC, section)).toMatchObject({ highlighted: true })
})

test('N003 the preview says how much of the room in the paper is taken', () => {
  expect(preview().printed.room).toContain('Po zkrácení 31\u00a0ze\u00a0130\u00a0znaků.')
})

test('N003 a text longer than the room in the paper is said to be', () => {
  const long = { ...values, content: 'Modré, s košíkem na nákup a s nosičem. '.repeat(4) }
  const { printed } = toPreview({
    values: long,
    locality: PSC,
    section,
    mainPhoto: null,
    lines: null,
    neighbours: [],
  } as never)

  expect(printed.room).toMatch(
    /^Po zkrácení \d{3}\u00a0znaků, do novin se jich vejde 130\. Konce řádků/,
  )
})

test('N003 the preview says whether the paper breaks its lines so', () => {
  const lines = [{ kind: '', lead: 'KOLO K', text: ' prodeji.' }]

  expect(preview().printed).toMatchObject({
    lines: null,
    room: expect.stringContaining('přibližné'),
  })
  expect(preview(lines).printed).toMatchObject({
    lines,
    room: expect.stringContaining('právě takto'),
  })
})

test('N003 the line stands among the newest ads of its section, or among stand-ins', () => {
  const neighbours = [{ lead: 'Kolo Favorit', text: 'červené. → 204\u00a0815' }]

  expect(preview(null, neighbours).printed.neighbours).toEqual(neighbours)
  expect(preview().printed.neighbours[0]?.lead).toBe('Jiný inzerát')
})

test('P021 N003 row, line, page and what the paper is asked tell what the form says of the thing', () => {
  const car = { ...section, attributeSet: 'car' as const }
  const attributes = { rok: '2015', najeto: '120 000', palivo: 'nafta', stk: 'nesmysl' }
  const described = { ...values, attributes }
  const facts = ['r.\u00a0v.\u00a02015', '120\u00a0000\u00a0km']
  const { row, printed } = toPreview({
    values: described,
    locality: PSC,
    section: car,
    mainPhoto: null,
    lines: null,
    neighbours: [],
  } as never)
  const whole = toWholePreview(
    { values: described, locality: PSC, section: car, photos: [] } as never,
    new Date(),
  )

  expect(row.said).toEqual(facts)
  expect(printed.ad.text).toContain('r.\u00a0v.\u00a02015, 120\u00a0000\u00a0km. Zach.')
  expect(printed.room).toContain('Po zkrácení 54\u00a0ze')
  expect(toLineAdBody(described as never, PSC, car as never)).toMatchObject({ facts })
  expect(whole.attributes).toContainEqual({ label: 'Palivo', value: 'nafta' })
})

test('N003 the paper is asked once an ad has a heading and a place', () => {
  expect(toLineAdBody(values, PSC, section)).toEqual({
    type: 'offer',
    heading: values.heading,
    content: values.content,
    town: 'Brno-střed',
    price: { type: 'czk', amount: 150_000 },
  })
  expect(toLineAdBody(values, null, section)).toBeNull()
  expect(toLineAdBody({ ...values, heading: ' ' }, PSC, section)).toBeNull()
})

test('P020 head and photos of the whole preview are those of the published ad', () => {
  const now = new Date(published.createdAt)
  const paths = ['/2026/11/1a2b/77.jpg', '/2026/11/1a2b/78.jpg']
  const photos = paths.map((path) => ({
    preview: `/api/image${path.replace('.jpg', '-thumb2x.jpg')}`,
  }))
  const images = paths.map((path, id) => ({ id, original: { path }, width: 1_600, height: 1_200 }))
  const { head, gallery } = toWholePreview({ values, locality: PSC, photos } as never, now)

  expect(head).toEqual(toHead(published as never, now))
  expect(gallery).toEqual(
    toPhotos({ heading: values.heading, mainImageId: 0, images: { data: images } }),
  )
})
