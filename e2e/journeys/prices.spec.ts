import type { Page } from '@playwright/test'
import { adRows } from '../support/adRows.ts'
import { chooseSectionOf } from '../support/placeAd.ts'
import { section } from '../support/section.ts'
import { expect, test } from '../support/test.ts'

const hint = (page: Page) => page.getByText(/^Za\spodobné se obvykle chce/)

test.skip(({ site }) => site.id === 'adult', 'where people are looked for there are no prices')

test('P022 a price field shows what others ask for such a thing, and nothing for rare ones', async ({
  page,
}) => {
  await page.goto('/vlozit-inzerat')
  await chooseSectionOf(page, 'kola-a-kolobezky')
  await page.getByLabel(/^Nadpis/).fill('Prodám kolo')
  await expect(hint(page)).toContainText(/Podle\s\d{1,4}\sinzerátů/)
  await page.getByLabel(/^Nadpis/).fill('Prodám kompostér')

  await expect(hint(page)).toHaveCount(0)
})

test('P022 N021 an offer tells what similar ones cost and for how much they are known', async ({
  page,
}) => {
  await page.goto('/kola-a-kolobezky?type=offer')
  await adRows(page).getByRole('heading').getByRole('link', { name: /kolo/i }).first().click()

  await expect(section(page, 'Ceny podobných inzerátů')).toContainText(
    /střední cena\s[\d\s]{1,20}Kč\.\sPodle\s\d{1,4}\sinzerátů/,
  )
})
