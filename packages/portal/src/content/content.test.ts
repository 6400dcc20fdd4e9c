import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageAt } from '@inzrt/contracts/pages'
import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import { COOKIES, GATEWAY_COOKIES } from '@inzrt/contracts/wire/headers'
import { aSection } from '@inzrt/fixtures/builders/aSection'
import { promoKinds } from '@inzrt/fixtures/catalogue/promoKinds'
import { leafSections } from '@inzrt/fixtures/sections/sections'
import { expect, test } from 'vitest'
import type { Article } from './Article.ts'
import { aboutAdvertising } from './aboutAdvertising.ts'
import { aboutCompany as writeAboutCompany } from './aboutCompany.ts'
import { accessibility } from './accessibility.ts'
import { advertisingRules } from './advertisingRules.ts'
import { parseInline } from './article/parseInline.ts'
import { dataProcessing } from './dataProcessing.ts'
import { editionDates } from './editionDates.ts'
import { help } from './help.ts'
import { lineAds } from './lineAds.ts'
import { noNewspaper } from './noNewspaper.ts'
import { partsFor } from './partsFor.ts'
import { privacyPolicy } from './privacyPolicy.ts'
import { ranking } from './ranking.ts'
import { smsDating } from './smsDating.ts'

const aboutCompany = writeAboutCompany('Vzorová, s. r. o., IČO 27082440')
const textOf = (article: Article) => JSON.stringify(article)

test('R029 R030 R034 the rules name what is free, what is prepaid and how, and what we may do', () => {
  const text = textOf(advertisingRules)

  expect(text).toContain('Inzeráty v neplacených rubrikách jsou zdarma.')
  expect(text).toMatch(/platí předem.*kartou, což je levnější, nebo prémiovou SMS/)
  expect(text).toMatch(/upravit, přesunout do jiné rubriky, smazat nebo odmítnout/)
})

test('P051 P052 the rules say how credit and invoices pay, and what is left of credit', () => {
  const text = textOf(advertisingRules)

  expect(text).toMatch(/kredit.*vrátíme, co stál zbylý kredit.*Zrušením účtu kredit zaniká/)
  expect(text).toMatch(/mohou platit na fakturu: služba začne hned/)
  expect(text).toMatch(/přijetím platby, u objednávky na fakturu jejím vystavením/)
})

test('R031 R032 R033 the rules name refunds, complaints, disputes and inspection, with their terms', () => {
  const text = textOf(advertisingRules)

  expect(text).toMatch(/Peníze vracíme do 14\sdnů/)
  expect(text).toMatch(/reklamaci vyřídíme do 30\sdnů/)
  expect(text).toContain('(/reklamace)')
  expect(text).toMatch(/do 1 roku/)
  expect(text).toContain('Českou obchodní inspekci (ČOI)')
  expect(text).toContain('https://www.coi.cz/')
})

test('R033 no text leads to the European platform for disputes, which was closed', () => {
  const portal = join(import.meta.dirname, '..')
  const leading = globSync('**/*.{ts,tsx}', { cwd: portal })
    .filter((name) => !name.endsWith('.test.ts'))
    .filter((name) =>
      /ec\.europa\.eu\/(consumers\/)?odr/.test(readFileSync(join(portal, name), 'utf8')),
    )

  expect(leading).toEqual([])
})

test('R035 R058 the guide to dating by SMS names the number of the section that takes such ads', () => {
  const taking = leafSections.find(({ price }) => price?.smsKeyword === 'IN IE')
  const text = textOf(smsDating)

  expect(taking?.price?.smsNumber).toBe('9093333')
  expect(text.match(/\*\*90\d{5}\*\*/g)).toEqual(['**9093333**', '**9093333**'])
  expect(text).toContain(`platí ${taking?.validity.days} dnů`)
})

test('the guide to dating by SMS says command, length, accents, price, check and code', () => {
  const text = textOf(smsDating)

  expect(text).toContain('**IN IE**')
  expect(text).toMatch(/nejvýše 160 znaků/)
  expect(text).toMatch(/bez háčků a čárek/)
  expect(text).toMatch(/33 Kč včetně DPH/)
  expect(text).toMatch(/do druhého pracovního dne/)
  expect(text).toMatch(/šestimístný kód/)
})

const GENERAL = { hasNewspaper: true, adultOnly: false }
const ADULT = { hasNewspaper: false, adultOnly: true }

test.each([GENERAL, ADULT])(
  'R025 R061 the page about the company has the four places the footer leads to: %o',
  (site) => {
    expect(partsFor(aboutCompany, site).map(({ id }) => id)).toEqual([
      'o-nas',
      'kontakty',
      'plosna-reklama',
      'technicka-podpora',
    ])
  },
)

test('R061 where people are looked for, texts speak of no goods and promise no paper', () => {
  const textFor = (site: typeof ADULT) =>
    JSON.stringify([aboutCompany, aboutAdvertising].map((article) => partsFor(article, site)))

  expect(textFor(GENERAL)).toMatch(/Noviny vycházejí každé úterý.*značku a rozměr/)
  expect(textFor(ADULT)).not.toMatch(/vycházejí každé úterý|na papíře|značku|na sesterském webu/)
})

test('N024 R028 R063 the policy names every cookie and leads to the page that shows them', () => {
  for (const name of Object.values({ ...COOKIES, ...GATEWAY_COOKIES }))
    expect(textOf(privacyPolicy)).toContain(`"${name}"`)
  expect(textOf(privacyPolicy)).toContain('(/co-o-mne-vite)')
})

test('P043 the page on ranking names its parameters and what can be paid for', () => {
  expect(textOf(ranking)).toMatch(/Placené zvýraznění/)
  expect(textOf(ranking)).toMatch(/Čerstvost/)
})

test('R061 the contacts name who runs the portal', () => {
  expect(textOf(aboutCompany)).toContain('Vzorová, s. r. o., IČO 27082440')
})

test('P038 P047 the law’s addresses are named: contact point, coordinator, police, unsafe goods', () => {
  expect(textOf(aboutCompany)).toMatch(/kontaktním místem podle nařízení o digitálních službách/)
  expect(textOf(aboutCompany)).toMatch(/Český telekomunikační úřad/)
  expect(textOf(advertisingRules)).toMatch(/policii na číslo 158/)
  expect(textOf(advertisingRules)).toMatch(/2023\/988/)
  expect(textOf(advertisingRules)).toContain('(/pruhlednost)')
})

test('P044 nothing is stored but what a page needs, so that no consent is asked for', () => {
  expect(textOf(privacyPolicy)).toContain('není žádná lišta se souhlasem')
})

test('R064 every processing of personal data has its purpose, data, legal ground and time', () => {
  const [table] = dataProcessing.parts.flatMap(({ blocks }) =>
    blocks.filter((block) => typeof block !== 'string' && block.kind === 'table'),
  )
  expect(table).toMatchObject({ head: ['Účel', 'Údaje', 'Právní důvod', 'Doba'] })
  expect(textOf(dataProcessing)).toMatch(/zveřejnění inzerátu.*platby.*hlášení inzerátu/)
})

test('P046 the statement of accessibility names norm, faults and whom to write to', () => {
  expect(textOf(accessibility)).toMatch(/WCAG 2\.2.*úrovni AA.*O čem víme.*\{email\}/)
})

test('R060 R017 help about the paper and about age stands where it concerns the site', () => {
  const ids = (site: { hasNewspaper: boolean; adultOnly: boolean }) =>
    partsFor(help, site).map(({ id }) => id)

  expect(ids({ hasNewspaper: true, adultOnly: false })).toContain('noviny')
  expect(ids({ hasNewspaper: true, adultOnly: false })).not.toContain('vek')
  expect(ids({ hasNewspaper: false, adultOnly: true })).toContain('vek')
  expect(ids({ hasNewspaper: false, adultOnly: true })).not.toContain('noviny')
})

const ARTICLES: Readonly<Record<string, Article>> = {
  '/napoveda': help,
  '/pravidla-inzerce': advertisingRules,
  '/ochrana-osobnich-udaju': privacyPolicy,
  '/zpracovani-osobnich-udaju': dataProcessing,
  '/o-spolecnosti': aboutCompany,
  '/o-inzerci': aboutAdvertising,
  '/sms-seznamka': smsDating,
  '/jak-radime': ranking,
  '/pristupnost': accessibility,
}

test.each(Object.entries(ARTICLES))(
  'R024 R062 links of %s lead to pages and parts that are there',
  (_, article) => {
    const links = [...textOf(article).matchAll(/\]\((\/[^)]*)\)/g)].map(([, href = '']) => href)

    for (const href of links) {
      const { pathname, hash } = new URL(href, 'https://inzrt.example')
      const isThere = pathname === GATEWAY_PATHS.status || pageAt(pathname)?.kind === 'page'
      expect(isThere, href).toBe(true)
      if (hash)
        expect(
          ARTICLES[pathname]?.parts.map(({ id }) => `#${id}`),
          href,
        ).toContain(hash)
    }
  },
)

const stringsOf = (part: unknown): readonly string[] =>
  typeof part === 'string' ? [part] : Object.values(part ?? {}).flatMap(stringsOf)

test.each(Object.entries(ARTICLES))(
  'R062 no mark of writing is left in the text of %s',
  (_, article) => {
    const drawn = stringsOf(article)
      .flatMap(parseInline)
      .map((part) => ('text' in part ? part.text : ''))

    expect(drawn.join('\n')).not.toMatch(/\]\(|\*\*/)
  },
)

test('R062 an ad is placed by the same word everywhere', () => {
  const articles = [...Object.values(ARTICLES), lineAds([]), noNewspaper('Archiv novin')]

  expect(articles.map(textOf).join()).not.toMatch(/(podat|podávat) inzerát|inzerát(y)? poda/i)
})

test.each([advertisingRules, privacyPolicy, dataProcessing, accessibility])(
  'R065 $title says when it last changed',
  ({ changedAt }) => {
    expect(changedAt).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  },
)

test.each([
  help,
  aboutAdvertising,
  accessibility,
  advertisingRules,
  privacyPolicy,
  dataProcessing,
  aboutCompany,
  smsDating,
])('anchors of $title are unique', (article) => {
  for (const site of [GENERAL, ADULT]) {
    const ids = partsFor(article, site).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

const edition = {
  number: 48,
  year: 2026,
  deadlineAt: '2026-11-26T11:00:00Z',
  releaseDate: '2026-12-01',
  state: 'planned' as const,
  adsCount: null,
  pages: null,
  pdfPath: null,
  coverPath: null,
}

test('R068 dates of editions tell number, deadline and day of release in Prague', () => {
  const [dates] = editionDates([edition]).parts[0]?.blocks ?? []

  expect(dates).toEqual({
    kind: 'editions',
    editions: [
      {
        title: 'č.\u00a048/2026',
        deadline: { weekday: 'čtvrtek', day: '26.\u00a011.', time: '12:00' },
        release: { weekday: 'úterý', day: '1.\u00a012.' },
      },
    ],
  })
})

test('R068 an edition after its deadline takes no ads: a sentence says when it comes out', () => {
  const next = { ...edition, number: 49 }
  const [dates, closed] = editionDates([next], [edition]).parts[0]?.blocks ?? []

  expect(dates).toMatchObject({ editions: [{ title: 'č.\u00a049/2026' }] })
  expect(closed).toBe('Číslo\u00a048 už má uzávěrku za sebou, vyjde v\u00a0úterý 1.\u00a0prosince.')
})

test('R062 prices of promotions stand as they are sold', () => {
  const text = textOf(aboutAdvertising).replaceAll('\u00a0', ' ')

  for (const { name, cardPrice, smsPrice } of promoKinds)
    expect(text).toContain(`"${name}","7 dní","${cardPrice / 100} Kč","${smsPrice / 100} Kč"`)
})

test('R059 line ads say what they are, their price and, if there is a paper, how they look', () => {
  const site = { hasNewspaper: true, adultOnly: false }
  const ids = partsFor(lineAds([]), site).map(({ id }) => id)

  expect(ids).toEqual(['na-webu', 'v-novinach', 'cenik', 'jak-vlozit'])
  expect(partsFor(lineAds([]), { ...site, hasNewspaper: false })).toHaveLength(3)
})

test('R059 the prices of line ads are those of the sections that cost something', () => {
  const price = { amount: 4_900, currency: 'CZK' } as const
  const card = { ...aSection().card, canBePaid: true, price }
  const paid = aSection({ name: 'Reality', isPaid: true, isPaidOffer: true, card })
  const prices = lineAds([paid, aSection({ name: 'Kola' })]).parts.find(({ id }) => id === 'cenik')

  expect(JSON.stringify(prices)).toMatch(/\[Reality\][^\]]*49.Kč/)
  expect(JSON.stringify(prices)).not.toContain('Kola')
})
