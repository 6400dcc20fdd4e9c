import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { adRows } from '../support/adRows.ts'
import { expect, test } from '../support/test.ts'

const MAP_GZIP_KILOBYTES = 60

const adPaths = (page: Page) =>
  adRows(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('P007 a map stands above the same ads, and a press on a place narrows the list to it', async ({
  page,
  sections,
}) => {
  await page.goto(sections.quiet.path)
  const listed = await adPaths(page)
  await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  await expect(page).toHaveURL(/\?view=map$/)
  expect(await adPaths(page)).toEqual(listed)
  const map = page.getByRole('group', { name: 'Mapa inzerátů' })
  const place = map.getByRole('link').first()
  const count = /, (\d{1,9})\sinzerát/.exec((await place.locator('title').textContent()) ?? '')?.[1]
  await place.press('Enter')
  await expect(page).toHaveURL(/place=.+&view=map$/)

  await expect(page.getByText(new RegExp(`^${count}\\sinzerát`)).first()).toBeVisible()
})

test('P007 keys, buttons and the wheel move and zoom the map', async ({ page, sections }) => {
  await page.goto(`${sections.leaf.path}?view=map`)
  const map = page.getByRole('group', { name: 'Mapa inzerátů' })
  const view = async () => (await map.getAttribute('viewBox'))?.split(' ').map(Number) ?? []
  await expect(map).toHaveAttribute('data-level')
  const [, , whole = 0] = await view()
  await page.getByRole('button', { name: 'Přiblížit mapu' }).click()
  const [left = 0, , near = 0] = await view()
  expect(near).toBeLessThan(whole)
  await map.focus()
  await page.keyboard.press('ArrowRight')
  expect((await view())[0]).toBeGreaterThan(left)
  await map.hover()
  await page.mouse.wheel(0, -100)
  await expect.poll(async () => (await view())[2]).toBeLessThan(near)
  await page.keyboard.press('0')

  expect((await view())[2]).toBe(whole)
})

test('P046 P007 the name of a tag that is pointed at goes away by Escape', async ({
  page,
  sections,
}) => {
  await page.goto(`${sections.leaf.path}?view=map`)
  const map = page.getByRole('group', { name: 'Mapa inzerátů' })
  await expect(map).toHaveAttribute('data-level')
  const tag = map.getByRole('link').first()
  await tag.hover()
  const name = map.locator('[data-pointed] text').last()
  await expect(name).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(name).toBeHidden()

  await tag.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(tag).toBeFocused()
  await expect(name).toBeVisible()
})

test('P007 a drag moves the map and follows no link', async ({ page, sections }) => {
  await page.goto(`${sections.leaf.path}?view=map`)
  const map = page.getByRole('group', { name: 'Mapa inzerátů' })
  await expect(map).toHaveAttribute('data-level')
  await page.getByRole('button', { name: 'Přiblížit mapu' }).click()
  const before = await map.getAttribute('viewBox')
  const box = await map.boundingBox()
  if (!box) throw new Error('The map has no box.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 3, box.y + box.height / 3, { steps: 4 })
  await page.mouse.up()

  await expect(map).not.toHaveAttribute('viewBox', before ?? '')
  await expect(page).toHaveURL(/\?view=map$/)
})

test('P007 with its map a list is at most 60 kB and asks no other host', async ({
  page,
  sections,
  ask,
}) => {
  const path = `${sections.leaf.path}?view=map`
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto(path, { waitUntil: 'networkidle' })

  expect([...hosts]).toEqual([new URL(page.url()).host])
  expect(gzipSync((await ask(path)).body).length / 1000).toBeLessThanOrEqual(MAP_GZIP_KILOBYTES)
})

test('P006 P007 places that are none are answered in words, on the map too', async ({
  page,
  sections,
}) => {
  for (const query of ['place=Atlantida', 'place=Brno&radius=0', 'place=Brno&radius=1000000000']) {
    await page.goto(`${sections.leaf.path}?view=map&${query}`)
    await expect(page.getByRole('group', { name: 'Mapa inzerátů' })).toBeVisible()
  }
  await page.goto(`${sections.leaf.path}?view=map&place=Atlantida`)

  await expect(page.getByText(/^Místo „Atlantida“ neznáme\./)).toBeVisible()
  await expect(page.getByText(/^Na\smapě není žádný inzerát\./)).toBeVisible()
})
