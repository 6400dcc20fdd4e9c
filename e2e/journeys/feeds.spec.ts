import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { findings } from '../support/findings.ts'
import { approve, newAdvertiser } from '../support/moderators.ts'
import { photo } from '../support/photo.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

const FIRM = {
  kind: 'business',
  companyName: 'Kola s.r.o.',
  companyId: '27082440',
  companyAddress: 'Cejl 12, 602 00 Brno',
  country: 'CZ',
  selfCertified: true,
}

const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

const send = async (page: Page, name: string, text: string, button: string): Promise<void> => {
  await page.getByLabel(/Soubor s.inzeráty/).setInputFiles(fileOf(name, text))
  await page.getByRole('button', { name: button }).click()
}

const savedBy = async (place: Page | Locator, page: Page, button: string): Promise<string> => {
  const saved = page.waitForEvent('download')
  await place.getByRole('button', { name: button }).click()

  return readFile(await (await saved).path(), 'utf8')
}

test('P064 a firm tries a file, sends it, mends what was refused and takes its ads away', {
  tag: '@long-phone',
}, async ({ page, adverts }) => {
  // A letter, five files and a worker.
  test.slow()
  await newAdvertiser(page, FIRM)
  await page.goto('/muj-ucet')
  await page.getByRole('link', { name: /v.souboru/ }).click()
  await expect(page).toHaveURL(/tab=import/)
  expect(await findings(page)).toEqual([])
  const { sectionSlug: section } = adverts.first
  const line = (number: string, price: string) =>
    `${number};${section};Zboží ${number} skladem;Popis zboží ${number}, ihned k odběru.;${price};602 00 Brno\n`
  const head = 'Vlastní číslo;Rubrika;Nadpis;Text;Cena;Místo\n'
  const mark = Math.random().toString(36).slice(2, 8)
  const file = head + line(`${mark}a`, '1500') + line(`${mark}b`, 'mnoho')
  const reports = page.getByRole('region', { name: 'Výsledky' })
  const report = (name: string) => reports.getByRole('article', { name })

  await page.getByRole('button', { name: 'Nahrát inzeráty' }).click()
  await expect(page.getByText('Vyberte prosím soubor.')).toBeVisible()
  await send(page, 'zkouska.csv', file, 'Jen zkontrolovat')
  await expect(report('zkouska.csv')).toContainText(/Nanečisto: 1.nový inzerát a.1.odmítnutý řádek/)
  await expect(report('zkouska.csv')).toContainText(
    /Řádek 3.*Cena: Částka v.Kč musí být celé číslo/,
  )
  expect(await findings(page)).toEqual([])

  await page.getByLabel(/Soubor s.inzeráty/).setInputFiles(fileOf('prvni.csv', file))
  const upload = page.getByRole('button', { name: 'Nahrát inzeráty' })
  await withstand(upload, 'account/feeds/FeedUpload')
  await upload.click()
  await expect(report('prvni.csv')).toContainText(/Hotovo: 1.nový inzerát a.1.odmítnutý řádek/)
  await send(page, 'druhy.csv', file.replace('mnoho', 'Dohodou'), 'Nahrát inzeráty')
  await expect(report('druhy.csv')).toContainText(/Hotovo: 1.nový inzerát a.1.beze změny/)
  const result = savedBy(report('druhy.csv'), page, 'Stáhnout výsledek po řádcích')
  expect(await result).toContain(`3;${mark}b;nový`)

  const ads = await savedBy(page, page, 'Stáhnout inzeráty jako CSV')
  expect(ads).toContain(`Zboží ${mark}b skladem`)
  await send(page, 'zpet.csv', ads, 'Nahrát inzeráty')
  await expect(report('zpet.csv')).toContainText(/Hotovo: 2.beze změny/)
  const elements = await savedBy(page, page, 'Stáhnout jako XML')
  expect(elements).toContain(`<PRODUCTNAME>Zboží ${mark}b skladem</PRODUCTNAME>`)
  await send(page, 'zpet.xml', elements, 'Nahrát inzeráty')
  await expect(report('zpet.xml')).toContainText(/Hotovo: 2.beze změny/)
  expect(await savedBy(page, page, 'Stáhnout vzor')).toContain('Vlastní číslo;')
})

/** The firm's own web, with its photos. */
const startWeb = async (names: readonly string[]) => {
  const photos = new Map<string, Buffer>(
    await Promise.all(names.map(async (name) => [`/${name}`, (await photo(name)).buffer] as const)),
  )
  const server = createServer((request, response) => {
    const found = photos.get(request.url ?? '')
    response.writeHead(found ? 200 : 404).end(found)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

test('P064 a firm names photos by their addresses and finds them at its ad', {
  tag: '@once',
}, async ({ page, browser, adverts }) => {
  // A letter, a file, a worker and a moderator.
  test.slow()
  const web = await startWeb(['zepredu.jpg', 'zezadu.jpg'])
  await newAdvertiser(page, FIRM)
  await page.goto('/muj-ucet?tab=import')
  const mark = Math.random().toString(36).slice(2, 8)
  const photos = ['zepredu.jpg', 'zezadu.jpg', 'chybi.jpg'].map((name) => `${web.origin}/${name}`)
  const cells = [
    ...[mark, adverts.first.sectionSlug, `Zboží ${mark} skladem`],
    ...[`Popis zboží ${mark}, ihned k odběru.`, 'Dohodou', '602 00 Brno', photos.join(' ')],
  ]
  const head = 'Vlastní číslo;Rubrika;Nadpis;Text;Cena;Místo;Fotky'
  await send(page, 'fotky.csv', `${head}\n${cells.join(';')}\n`, 'Nahrát inzeráty')
  const report = page.getByRole('article', { name: 'fotky.csv' })
  await expect(report).toContainText(/Některé fotky se nepodařilo stáhnout u.1.inzerátu/)
  await expect(report).toContainText(/Řádek 2.*Fotky: 3\. fotka: server odpověděl chybou 404\./)
  expect(await findings(page)).toEqual([])
  const file = await savedBy(page, page, 'Stáhnout inzeráty jako CSV')
  expect(file).toContain(`${photos[0]} ${photos[1]}`)
  web.stop()

  await approve(browser, `Zboží ${mark} skladem`)
  await page.goto(`/search?term=${mark}`)
  await page.getByRole('link', { name: `Zboží ${mark} skladem`, exact: true }).click()
  const gallery = page.getByRole('region', { name: 'Fotky, 2' })
  await expect(gallery).toBeVisible()
  await expect(gallery.getByRole('img').first()).toHaveJSProperty('complete', true)
  expect(await findings(page)).toEqual([])
})

test('P064 a person who is no firm is told where to become one', async ({ page }) => {
  await newAdvertiser(page)
  await page.goto('/muj-ucet?tab=import')

  await expect(page.getByText('Import je pro firmy')).toBeVisible()
  expect(await findings(page)).toEqual([])
})
