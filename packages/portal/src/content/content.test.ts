import { readdirSync, readFileSync } from 'node:fs'
import { COOKIES } from '@inzrt/contracts/headers'
import { expect, test } from 'vitest'
import type { Article } from './Article.ts'
import { aboutCompany } from './aboutCompany.ts'
import { advertisingRules } from './advertisingRules.ts'
import { dataProcessing } from './dataProcessing.ts'
import { editionArchive } from './editionArchive.ts'
import { editionDates } from './editionDates.ts'
import { help } from './help.ts'
import { privacyPolicy } from './privacyPolicy.ts'
import { ranking } from './ranking.ts'
import { smsDating } from './smsDating.ts'

const textOf = (article: Article) => JSON.stringify(article)

test('the rules say what is free, what is paid before and by which ways', () => {
  const text = textOf(advertisingRules)

  expect(text).toContain('Inzeráty v neplacených rubrikách jsou zdarma.')
  expect(text).toMatch(/platí předem.*kartou, což je levnější, nebo prémiovou SMS/)
  expect(text).toMatch(/upravit, přesunout do jiné rubriky, smazat nebo odmítnout/)
})

test('the rules name refund in 14 days, complaints in 30, a dispute within 1 year and the inspection', () => {
  const text = textOf(advertisingRules)

  expect(text).toMatch(/Peníze vracíme do 14 dnů/)
  expect(text).toMatch(/reklamaci vyřídíme do 30 dnů/)
  expect(text).toMatch(/do 1 roku/)
  expect(text).toContain('Českou obchodní inspekci (ČOI)')
  expect(text).toContain('https://www.coi.cz/')
})

test('no text leads to the European platform for disputes, which was closed', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))

  for (const source of sources) expect(source).not.toMatch(/ec\.europa\.eu\/consumers\/odr/)
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

test('R025 the page about the company has the four places the footer leads to', () => {
  expect(aboutCompany.parts.map(({ id }) => id)).toEqual([
    'o-nas',
    'kontakty',
    'plosna-reklama',
    'technicka-podpora',
  ])
})

test('N024 the policy names every cookie and leads to the page that shows them', () => {
  for (const name of Object.values(COOKIES)) expect(textOf(privacyPolicy)).toContain(`"${name}"`)
  expect(textOf(privacyPolicy)).toContain('(/co-o-mne-vite)')
})

test('P043 the page on ranking names its parameters and what can be paid for', () => {
  expect(textOf(ranking)).toMatch(/Placené zvýraznění/)
  expect(textOf(ranking)).toMatch(/Čerstvost/)
})

test.each([help, advertisingRules, privacyPolicy, dataProcessing, aboutCompany, smsDating])(
  'anchors of $title are unique',
  ({ parts }) => {
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
  },
)

const edition = {
  number: 48,
  year: 2026,
  deadlineAt: '2026-11-26T11:00:00Z',
  releaseDate: '2026-12-01',
  state: 'planned' as const,
  pdfPath: null,
  coverPath: null,
}

test('dates of editions tell number, deadline and day of release in Prague', () => {
  expect(textOf(editionDates([edition])).replaceAll('\u00a0', ' ')).toMatch(
    /č\. 48\/2026.*čtvrtek 26\. listopadu v 12:00.*úterý 1\. prosince 2026/,
  )
})

test('the archive is told by years, and an empty one says so', () => {
  expect(editionArchive([edition]).parts.map(({ heading }) => heading)).toEqual(['2026'])
  expect(textOf(editionArchive([]))).toContain('Zatím žádné nevyšlo')
})
