import { findings } from '../support/findings.ts'
import { expect, test } from '../support/test.ts'

test('R067 N002 the archive leads from covers to papers that can be read', async ({
  page,
  ask,
  site,
}) => {
  await page.goto('/archiv-novin')
  if (site.id === 'adult') {
    await expect(page.getByText('Inzeráty z tohoto webu se netisknou.')).toBeVisible()
    await expect(page.locator('a[href$=".pdf"]')).toHaveCount(0)
    expect(await findings(page)).toEqual([])
    return
  }
  // The demo's papers are set one by one after the first start.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: /PDF/ }).first()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  const paper = (await page.getByRole('link', { name: /PDF/ }).first().getAttribute('href')) ?? ''
  const { status, headers, body } = await ask(paper)

  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await findings(page)).toEqual([])
})

test('N022 past editions are searched by words and section, with the page for each line', async ({
  page,
  site,
}) => {
  await page.goto('/archiv-novin?term=kolo')
  if (site.id === 'adult') {
    await expect(page.getByText('Inzeráty z tohoto webu se netisknou.')).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Co v číslech hledáte' })).toHaveCount(0)
    return
  }
  const lines = page.getByRole('region', { name: 'kolo' }).getByRole('listitem')
  await expect(async () => {
    await page.reload()
    await expect(lines.first()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await expect(lines.first().getByRole('link', { name: /strana/ })).toHaveAttribute(
    'href',
    /^\/api\/noviny\/\d{4}\/\d+-[0-9a-f]{12}\.pdf#page=\d+$/,
  )
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  expect(await findings(page)).toEqual([])

  const form = page.getByRole('main').getByRole('search')
  await form.getByRole('combobox', { name: 'Rubrika' }).selectOption({ label: 'Kola a sport' })
  await form.getByRole('button', { name: 'Hledat v číslech' }).click()
  await expect(page).toHaveURL(/term=kolo&section=/)
  await expect(page.getByRole('region', { name: 'kolo“, Kola a sport' })).toBeVisible()

  await form.getByRole('searchbox').fill('777 123 456')
  await form.getByRole('searchbox').press('Enter')
  await expect(page.getByText('nic takového není')).toBeVisible()
  await form.getByRole('combobox', { name: 'Rubrika' }).selectOption('')
  await form.getByRole('searchbox').fill('')
  await form.getByRole('searchbox').press('Enter')
  await expect(page.getByText('Napište aspoň jedno slovo, nebo vyberte rubriku.')).toBeVisible()
})

test('N005 a code scanned from the paper opens the ad as it is now, counted by edition', async ({
  page,
  adverts,
  expectedComplaints,
}) => {
  // No edition of that year was printed.
  expectedComplaints.push(/404/)
  const counted = page.waitForRequest('**/api/front/scans')
  await page.goto(`${adverts.first.path}#noviny-7-1999`)

  expect((await counted).postDataJSON()).toEqual({ number: 7, year: 1999 })
  await expect(page).toHaveURL(adverts.first.path)
})

test('P025 an ad is printed as one sheet of A4 with its code, which no screen shows', async ({
  page,
  adverts,
  call,
}) => {
  const { data } = await call(`/api/front/inzrts${adverts.first.path}`)
  await page.goto(adverts.first.path)
  const sheet = page.locator('aside').filter({ hasText: `/k/${data.dialCode}` })
  await expect(sheet).toBeHidden()
  await page.emulateMedia({ media: 'print' })

  await expect(sheet).toBeVisible()
  await expect(sheet).toContainText(data.content.slice(0, 40))
  await expect(sheet.locator('svg').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeHidden()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('R068 dates of release mark the next edition and come as a calendar', async ({
  page,
  ask,
  site,
}) => {
  await page.goto('/data-vydani')
  const { status, headers, text } = await ask('/data-vydani.ics')
  if (site.id === 'adult') {
    await expect(page.getByText('nejbližší', { exact: true })).toHaveCount(0)
    expect(status).toBe(404)
    return
  }
  const next = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\dnejbližší/ })
  await expect(next).toContainText(/Uzávěrka.*12:00.*Vychází/)
  await expect(page.getByRole('link', { name: 'přidat do kalendáře' })).toBeVisible()
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(text()).toContain('BEGIN:VEVENT')
})
