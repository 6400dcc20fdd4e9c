import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Call } from '../support/catalogue.ts'
import { DAY_MINUTES, moveClock, moveClockBefore, resetClock } from '../support/clock.ts'
import { findings } from '../support/findings.ts'
import { approve, openDesk } from '../support/moderators.ts'
import { atGateway, consent, openWithPassword, orderFor, outcome } from '../support/payments.ts'
import { linkIn, mailsTo } from '../support/people.ts'
import { newAd } from '../support/placeAd.ts'
import { payAsGuest, publishAsGuest } from '../support/postAd.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

test.describe.configure({ mode: 'serial' })
test.afterEach(resetClock)

/** A free section and a place; of the demo's ads none may be left once the clock has been moved. */
const somewhere = async (call: Call, { open }: { open: { slug: string } }) => {
  const { data } = await call('/api/front/psc/search?term=brno')

  return { sectionSlug: open.slug, PSC: { id: data[0].id } }
}

const renewed = (page: Page) => page.getByText(/Inzerát byl prodloužen do/).first()

test('N006 P054 R010 R047 R138 an ad is confirmed, then renewed by letter before its end and by password after', {
  tag: '@long-desktop',
}, async ({ page, sections, call, expectedComplaints }) => {
  expectedComplaints.push(/404/)
  // Three jumps in time, each with all that is due by then.
  test.slow()
  const ad = newAd()
  const path = await publishAsGuest(page, await somewhere(call, sections), ad)
  const endOf = async () => (await call(`/api/front/slug${path}`)).data.validUntil
  await moveClock(14.5 * DAY_MINUTES)
  await page.goto(await linkIn(ad.email, 'stale-plati'))
  await expect(page.getByText('Děkujeme. Inzerát jsme označili jako ověřený.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect((await call(`/api/front/slug${path}`)).data.confirmedAt).not.toBeNull()

  await moveClockBefore(await endOf(), 2)
  await page.goto(await linkIn(ad.email, `${path}/renew?token`))
  await expect(renewed(page)).toBeVisible()
  expect(await findings(page)).toEqual([])

  await moveClockBefore(await endOf(), -1)
  await page.goto(path)
  await expect(page.getByText(/Platnost inzerátu skončila/).first()).toBeVisible()
  await openWithPassword(page, `${path}/promo`)
  await expect(page.getByText('Tento inzerát teď zvýraznit nejde')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Prodloužit' })).toBeVisible()
  await openWithPassword(page, `${path}/renew`)
  const renew = page.getByRole('button', { name: 'Prodloužit zdarma' })
  await withstand(renew, 'advertise/order/renew/RenewForm')
  await renew.click()
  await expect(renewed(page)).toBeVisible()
})

test('P054 R138 P049 the link of a letter leads to a paid renewal and its price, without a password', {
  tag: '@long-phone',
}, async ({ page, browser, sections, call }) => {
  test.slow()
  const ad = newAd()
  const { slug, card, advertisementRequiresApproval } = sections.paid
  const path = await payAsGuest(
    page,
    { ...(await somewhere(call, sections)), sectionSlug: slug },
    ad,
  )
  if (advertisementRequiresApproval) await approve(browser, ad.heading)
  const { data } = await call(`/api/front/slug${path}`)
  await moveClockBefore(data.validUntil, 2)
  await page.goto(await linkIn(ad.email, `${path}/renew?token`))
  await expect(page.getByText(ad.heading)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await consent(page).check()
  // A fifth less than publication, in whole crowns.
  await orderFor(page, Math.round(((card.price?.amount ?? 0) * 0.8) / 100)).click()
  await atGateway(page, 'Zaplatit')
  await expect(outcome(page, 'Zaplaceno')).toBeVisible()
  await expect(renewed(page)).toBeVisible()
})

test('V021 a later heading is approved at the desk, and the log has both', {
  tag: '@long-desktop',
}, async ({ page, browser, sections, call }) => {
  const ad = newAd()
  const mended = ad.heading.replace('knihu', 'kuchařku')
  const path = await publishAsGuest(page, await somewhere(call, sections), ad)
  await moveClock(DAY_MINUTES)
  await openWithPassword(page, `${path}/edit`)
  const heading = page.getByLabel(/^Nadpis/)
  await expect(heading).toHaveAccessibleDescription(/nejdřív přečte člověk/)
  await heading.fill(mended)
  await page.getByRole('button', { name: 'Uložit změny' }).click()
  await expect(page.getByText('Nadpis opravený po prvním dni čteme sami.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await expect(page.getByRole('link', { name: ad.heading })).toBeVisible()

  const desk = await openDesk(browser, 'admin')
  await desk.goto(`/sprava?${new URLSearchParams({ cast: 'inzerat', inzerat: ad.heading })}`)
  const card = desk.getByRole('listitem', { name: ad.heading })
  await expect(card.getByRole('region', { name: 'Navržená změna' })).toContainText(mended)
  expect(await findings(desk)).toEqual([])
  await card.focus()
  await desk.keyboard.press('a')
  await expect(desk.getByText(mended).first()).toBeVisible()
  await desk.goto('/sprava?cast=zaznam')
  const entry = desk.getByRole('row', { name: `${ad.heading} → ${mended}` })
  await expect(entry).toContainText('schválení')
  await desk.context().close()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mended)
})

test('V008 a watch without an account tells of a new ad once, and the letter’s link ends it', {
  tag: '@long-phone',
}, async ({ page, sections, call }) => {
  const email = `hlidac.${randomUUID().slice(0, 8)}@posta.example`
  const ad = newAd()
  await page.goto(`/hlidani?term=${encodeURIComponent(ad.heading)}`)
  await page.getByLabel(/^e-mail/i).fill(email)
  await page.getByRole('button', { name: 'Poslat potvrzovací e-mail' }).click()
  await page.goto(await linkIn(email, 'hlidani/potvrzeni'))
  await page.getByRole('button', { name: 'Hlídat nové inzeráty' }).click()
  await expect(page.getByRole('status')).toContainText('Hlídáme.')
  await publishAsGuest(page, await somewhere(call, sections), ad)
  await moveClock(15)
  await page.goto(await linkIn(email, 'odhlasit-odber'))

  await expect(page.getByRole('status')).toContainText('už posílat nebudeme')
  expect(await mailsTo(email)).toHaveLength(2)
})
