import { findings } from '../support/findings.ts'
import { mailsTo, register } from '../support/people.ts'
import { SANDBOX } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

test('N026 a registration’s letter is read in the sandbox, and its link leads to the site', async ({
  page,
  site,
  expectedComplaints,
}) => {
  // The letter's page runs no scripts at all, those that look into it included.
  expectedComplaints.push(/Blocked script execution/)
  const { email } = await register(page)
  await expect(async () => expect(await mailsTo(email)).toHaveLength(1)).toPass()
  await page.goto(`${SANDBOX}/?to=${encodeURIComponent(email)}`)
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(/Potvrďte svůj/)
  expect(await findings(page)).toEqual([])
  const link = page.getByRole('article').getByRole('link', { name: /overeni-emailu/ })
  const address = await link.getAttribute('href')

  expect(address).toMatch(new RegExp(`^${site.origin}/uzivatel/overeni-emailu\\?token=`))
  await page.getByRole('link', { name: 'Jak ji ukáže poštovní program' }).click()
  await expect(page.getByRole('link', { name: /^Potvrdit/ })).toHaveAttribute('href', `${address}`)
})

test('R004 axe finds nothing in a letter', async ({ page }) => {
  const { email } = await register(page)
  await expect(async () => expect(await mailsTo(email)).toHaveLength(1)).toPass()
  const [letter] = await mailsTo(email)
  await page.goto('about:blank')
  await page.setContent(letter?.html ?? '')

  expect(await findings(page)).toEqual([])
})

test('N026 a button of the sandbox’s clock says which page it is on', async ({ page }) => {
  const asked = Promise.withResolvers<Record<string, string>>()
  await page.route('**/clock', async (route) => {
    asked.resolve(await route.request().allHeaders())
    await route.fulfill({ status: 204 })
  })
  await page.goto(SANDBOX)
  await page.getByRole('button', { name: '+ 1 den' }).click()

  expect(await asked.promise).toMatchObject({ origin: new URL(SANDBOX).origin })
})

test('N026 the sandbox fits the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(SANDBOX)

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await findings(page)).toEqual([])
})
