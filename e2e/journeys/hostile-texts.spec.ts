import { newAdvertiser, openDesk } from '../support/moderators.ts'
import { mailsTo } from '../support/people.ts'
import { newAd } from '../support/placeAd.ts'
import { postAd } from '../support/postAd.ts'
import { expect, test } from '../support/test.ts'
import { ENDS, MARKUP, NAMES, QUOTES, setTraps } from '../support/traps.ts'
import { write } from '../support/write.ts'

const COMPANY = {
  kind: 'business',
  companyName: `Truhlářství ${NAMES.firstName}`,
  companyId: '27082440',
  companyAddress: `Dlouhá 1 ${MARKUP}`,
  companyRegister: `${ENDS} oddíl B`,
  vatId: `"'><b>x`,
  country: 'CZ',
  selfCertified: true,
}

test('hostile texts run on no page, at no desk and in no letter', {
  tag: '@long-phone',
}, async ({ page, adverts: { first: listed }, ask, browser, expectedComplaints }) => {
  test.slow()
  expectedComplaints.push(/422/)
  const caught: string[] = []
  await setTraps(page.context(), caught)
  const person = await newAdvertiser(page, { ...COMPANY, ...NAMES })
  const ad = newAd()
  const word = ad.heading.split(' ').at(-1) ?? ''
  // The phone makes it wait for a person.
  const content = `${ad.content} ${QUOTES} Volejte 777 123 456.`
  const fields = { heading: `${ad.heading} ${QUOTES}`.slice(0, 100), content }
  const hostile = { ...fields, ...NAMES, showName: true, showSurname: true, email: person.email }
  const slug = await postAd(page, listed, ad, hostile)
  await expect(postAd(page, listed, ad, { ...hostile, heading: `Kolo ${MARKUP}` })).rejects.toThrow(
    'Text nesmí obsahovat značky HTML.',
  )
  const query = new URLSearchParams({ term: `${word} ${MARKUP}` }).toString()
  const kept = { query, frequency: 'daily' }
  expect((await write(page, '/api/front/me/searches', kept)).status).toBe(201)

  const desk = await openDesk(browser, 'moderator')
  await setTraps(desk.context(), caught)
  await desk.goto(`/sprava?cast=inzerat&inzerat=${slug}`)
  const card = desk.getByRole('listitem', { name: ad.heading })
  await card.getByRole('button', { name: 'Schválit' }).click()
  await expect.poll(async () => (await ask(`/${slug}`)).status).toBe(200)

  const buyer = await (
    await browser.newContext({ storageState: await page.context().storageState() })
  ).newPage()
  await setTraps(buyer.context(), caught)
  await buyer.context().clearCookies({ name: '__Host-session' })
  await buyer.goto(new URL(`/${slug}`, page.url()).href)
  const from = { name: MARKUP, email: person.email }
  const message = { ...from, content: `Dobrý den ${MARKUP} ${ENDS}` }
  expect((await write(buyer, `/api/front/inzrts/${slug}/messages`, message)).status).toBe(201)
  const report = { ...from, reason: 'illegal', explanation: `${MARKUP} ${ENDS}`, goodFaith: true }
  const reported = await write(buyer, `/api/front/inzrts/${slug}/markInappropriate`, report, {
    method: 'PUT',
  })
  expect(reported.status).toBe(200)

  await expect(buyer.getByRole('heading', { level: 1 })).toContainText('autofocus')
  const account = ['inzeraty', 'zpravy', 'oblibene', 'hledani', 'nastaveni', 'objednavky']
  for (const path of [
    ...[`/${slug}`, `/${listed.sectionSlug}`, `/search?${query}`, `/search?term=${word}`],
    ...[`/${slug}/edit`, `/${slug}/promo`, ...account.map((tab) => `/muj-ucet?tab=${tab}`)],
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  for (const part of ['schvalovani', 'hlaseni', 'uzivatele', 'zaznam']) {
    await desk.goto(`/sprava?cast=${part}`)
    await desk.waitForLoadState('networkidle')
  }
  await desk.goto(`/sprava?cast=inzerat&inzerat=${slug}`)
  await expect(card).toContainText('autofocus')

  const letters = await mailsTo(person.email)
  expect(letters.length).toBeGreaterThan(2)
  await buyer.goto('about:blank')
  for (const { html } of letters) await buyer.setContent(html)
  expect(caught).toEqual([])

  // The traps do spring.
  await buyer.setContent(`<p title="${MARKUP}`)
  await expect.poll(() => caught).toEqual(['ran: 1'])
})
