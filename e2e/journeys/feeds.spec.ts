import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { findings } from '../support/findings.ts'
import { newAdvertiser } from '../support/moderators.ts'
import { expect, test } from '../support/test.ts'

const FIRM = {
  ...{ kind: 'business', companyName: 'Kola s.r.o.', companyId: '27082440' },
  ...{ companyAddress: 'Cejl 12, 602 00 Brno', country: 'CZ', selfCertified: true },
}

const fileOf = (name: string, text: string) => ({
  ...{ name, mimeType: 'text/csv' },
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

test('P064 a firm tries a file, sends it, mends what was refused and takes its ads away', async ({
  page,
  adverts,
}) => {
  // A letter, three files and a worker.
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
  await expect(report('zkouska.csv')).toContainText(/Řádek 3.*Cena: Cena musí být celé číslo/)
  expect(await findings(page)).toEqual([])

  await send(page, 'prvni.csv', file, 'Nahrát inzeráty')
  await expect(report('prvni.csv')).toContainText(/Hotovo: 1.nový inzerát a.1.odmítnutý řádek/)
  await send(page, 'druhy.csv', file.replace('mnoho', 'Dohodou'), 'Nahrát inzeráty')
  await expect(report('druhy.csv')).toContainText(/Hotovo: 1.nový inzerát a.1.beze změny/)
  const result = savedBy(report('druhy.csv'), page, 'Stáhnout výsledek po řádcích')
  expect(await result).toContain(`3;${mark}b;nový`)

  const ads = await savedBy(page, page, 'Stáhnout inzeráty jako CSV')
  expect(ads).toContain(`Zboží ${mark}b skladem`)
  await send(page, 'zpet.csv', ads, 'Nahrát inzeráty')
  await expect(report('zpet.csv')).toContainText(/Hotovo: 2.beze změny/)
  expect(await savedBy(page, page, 'Stáhnout vzor')).toContain('Vlastní číslo;')
})

test('P064 a person who is no firm is told where to become one', async ({ page }) => {
  await newAdvertiser(page)
  await page.goto('/muj-ucet?tab=import')

  await expect(page.getByText('Import je pro firmy')).toBeVisible()
  expect(await findings(page)).toEqual([])
})
