import type { Page } from '@playwright/test'
import type { Call } from '../support/catalogue.ts'
import { moveClock, resetClock } from '../support/clock.ts'
import { findings } from '../support/findings.ts'
import { linkIn } from '../support/people.ts'
import { AD_PASSWORD, chooseSectionOf, newAd } from '../support/placeAd.ts'
import { publishAsGuest } from '../support/postAd.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'serial' })
test.afterEach(resetClock)

const NO_THINGS = 'its sections are of people'

type Section = {
  slug: string
  isExchange: boolean
  isDating: boolean
  isPaidExchange: boolean
  advertisementRequiresApproval: boolean
  children: { data: Section[] }
}

const leavesOf = (section: Section): Section[] =>
  section.children.data.length > 0 ? section.children.data.flatMap(leavesOf) : [section]

/** A section of the site where things are exchanged for nothing, and a place. */
const somewhere = async (call: Call) => {
  const { data: tree }: { data: Section[] } = await call('/api/front/sections')
  const section = tree
    .flatMap(leavesOf)
    .find(
      ({ isExchange, isDating, isPaidExchange, advertisementRequiresApproval }) =>
        isExchange && !isDating && !isPaidExchange && !advertisementRequiresApproval,
    )
  const { data } = await call('/api/front/psc/search?term=brno')

  return { sectionSlug: section?.slug ?? '', PSC: { id: data[0].id } }
}

const THINGS = ['harmonium', 'spinet', 'buben']

/** Three ads, each of somebody who is looking for the thing of the next one; no other journey has such things. */
const threeAds = () => {
  const mark = Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')
    .slice(0, 8)

  return THINGS.map((thing, at) => ({
    ...newAd(),
    type: 'exchange' as const,
    heading: `Vyměním ${thing} ${mark}`,
    attributes: { vymenou: `${THINGS[(at + 1) % 3]} ${mark}` },
  }))
}

const agree = async (page: Page, email: string): Promise<void> => {
  await page.goto(await linkIn(email, '/vymena#klic='))
  await page.getByRole('button', { name: /^Souhlasím s\svýměnou$/ }).click()
  await expect(page.getByText(/^(Souhlasíte, čeká se na ostatní|Všichni souhlasí)$/)).toBeVisible()
}

test('N012 three who want what the next one has agree by letters, and only then write', async ({
  page,
  call,
  site,
  expectedComplaints,
}) => {
  test.skip(site.id === 'adult', NO_THINGS)
  expectedComplaints.push(/403/)
  test.slow()
  const place = await somewhere(call)
  const [first, second, third] = threeAds()
  if (!first || !second || !third) throw new Error('Three are needed.')
  const path = await publishAsGuest(page, place, first)
  await publishAsGuest(page, place, second)
  await publishAsGuest(page, place, third)
  await page.goto(path)
  await expect(page.getByText('Výměnou za').locator('+ dd')).toHaveText(first.attributes.vymenou)
  await moveClock(1)

  await page.goto(await linkIn(first.email, '/vymena#klic='))
  await expect(page.getByText('Výměna ve třech')).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Dostanete' }).getByRole('link', { name: second.heading }),
  ).toBeVisible()
  expect(await findings(page)).toEqual([])
  await agree(page, first.email)
  await expect(page.getByText(/^Zatím souhlasí 1\sz\s3/)).toBeVisible()
  await agree(page, second.email)
  await agree(page, third.email)
  await page.getByRole('link', { name: 'Otevřít konverzaci' }).click()
  await expect(page.getByText(/s\svýměnou souhlasíme všichni tři/)).toBeVisible()
  await expect(page.getByText(first.email)).toHaveCount(0)

  await page.goto(`${path}/edit`)
  await page.getByRole('textbox', { name: /^Heslo k inzerátu/ }).fill(AD_PASSWORD)
  await page.getByRole('button', { name: 'Otevřít inzerát' }).click()
  const own = page.getByRole('region', { name: 'Výměny pro váš inzerát' })
  await expect(own.getByText(/^Všichni souhlasí: /)).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('N012 only an exchange is asked what it is looking for', async ({ page, call, site }) => {
  test.skip(site.id === 'adult', NO_THINGS)
  const { sectionSlug } = await somewhere(call)
  await page.goto('/vlozit-inzerat')
  await chooseSectionOf(page, sectionSlug)
  const wanted = page.getByLabel(/^Výměnou za/)
  await expect(wanted).toHaveCount(0)
  await page.getByRole('radio', { name: /^Výměna/ }).check()
  await wanted.fill('<b>kolo</b>')
  await page.getByRole('button', { name: 'Pokračovat k fotkám' }).click()
  await expect(wanted).toHaveAccessibleDescription(/HTML|značk/)
  await wanted.fill('kolo, kytara')
  expect(await findings(page)).toEqual([])
  await page.getByRole('radio', { name: /^Nabídka/ }).check()
  await expect(wanted).toHaveCount(0)
})

test('N012 a link that is not whole says so', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/40[04]/)
  await page.goto(`/vymena#klic=x1-${'a'.repeat(43)}`)
  await expect(page.getByText('Tuto výměnu už nevedeme')).toBeVisible()
  expect(await findings(page)).toEqual([])
})
