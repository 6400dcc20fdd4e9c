import type { Page } from '@playwright/test'
import { coveredControls } from '../support/barriers/coveredControls.ts'
import { cutTexts } from '../support/barriers/cutTexts.ts'
import { enlargeTexts } from '../support/barriers/enlargeTexts.ts'
import { faintIcons } from '../support/barriers/faintIcons.ts'
import { focusBarriers } from '../support/barriers/focusBarriers.ts'
import { spaceTexts } from '../support/barriers/spaceTexts.ts'
import { hydrated } from '../support/hydrated.ts'
import { AD_PASSWORD, newAd } from '../support/placeAd.ts'
import { tabTo } from '../support/tabTo.ts'
import { expect, test } from '../support/test.ts'

const WIDTHS = [390, 1440]
/** A window 1,280 pixels wide at four times its size. */
const NARROWEST = 320

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
}

/** A phone's browser takes the width of what overflows for its own: what counts is the width it was given. */
const overflow = async (page: Page): Promise<number> => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)

  return width - (page.viewportSize()?.width ?? 0)
}

test('P046 nothing is lost at 320 pixels, nor when a reader spaces the text', async ({
  page,
  sections,
  adverts,
}) => {
  test.slow()
  const map = `${sections.leaf.path}?view=map`
  const paths = ['/', sections.leaf.path, map, adverts.first.path, '/search?term=dum'].concat([
    '/vlozit-inzerat',
    '/registrace',
    '/rubriky-inzerce',
  ])
  const expectWhole = async (width: number, which: string): Promise<void> => {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await cutTexts(page), `${which} at ${width}`).toEqual([])
    expect.soft(await overflow(page), `${which} at ${width}`).toBeLessThanOrEqual(0)
  }
  for (const path of paths) {
    await open(page, path)
    for (const width of [NARROWEST, ...WIDTHS]) await expectWhole(width, path)
    expect.soft(await faintIcons(page), path).toEqual([])
    await spaceTexts(page)
    for (const width of WIDTHS) await expectWhole(width, `${path}, spaced,`)
  }
})

test('P046 nothing is lost when the text is twice as large', async ({
  page,
  sections,
  adverts,
  expectedComplaints,
}) => {
  test.slow()
  expectedComplaints.push(/404/)
  await enlargeTexts(page)
  const map = `${sections.leaf.path}?view=map`
  const paths = ['/', sections.leaf.path, map, adverts.first.path, '/search?term=dum'].concat(
    ['/vlozit-inzerat', '/registrace', '/login', '/oblibene'],
    ['/rubriky-inzerce', '/napoveda', '/nic-tu-neni'],
  )
  for (const path of paths) {
    await open(page, path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await cutTexts(page), `${path} at ${width}`).toEqual([])
      expect.soft(await coveredControls(page), `${path} at ${width}`).toEqual([])
      expect.soft(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('P046 the focus is seen at every stop, also in forced colours', async ({
  page,
  sections,
  adverts,
}) => {
  test.slow()
  await page.emulateMedia({ forcedColors: 'active' })
  const map = `${sections.leaf.path}?view=map`
  for (const path of ['/', sections.leaf.path, map, adverts.first.path, '/vlozit-inzerat']) {
    await open(page, path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await focusBarriers(page), `${path} at ${width}`).toEqual([])
      expect.soft(await faintIcons(page), `${path} at ${width}`).toEqual([])
    }
  }
})

test('P046 results of the search are reached by Tab and left by Tab or Escape', async ({
  page,
  isPhone,
  sections,
}) => {
  test.skip(isPhone, 'a phone searches in a window of its own')
  const field = page.getByRole('combobox', { name: 'Hledat' }).first()
  const results = page.getByRole('region', { name: /^Vyhledávání/ })
  for (const path of ['/', '/napoveda']) {
    await open(page, path)
    await field.fill(sections.top.name)
    await tabTo(results.getByRole('button', { name: 'Zrušit' }))
    await page.keyboard.press('Escape')
    await expect(results).toHaveCount(0)
    await expect(field).toBeFocused()
    await field.fill(sections.top.name)
    await tabTo(results.getByRole('link', { name: 'Všechny výsledky' }))
    await page.keyboard.press('Tab')
    await expect(results).toHaveCount(0)
  }
})

test('P046 an ad is placed by keys alone', { tag: '@long-desktop' }, async ({
  page,
  expectedComplaints,
}) => {
  // Typed letter by letter, its lines are asked for so often that the paper may have no time.
  expectedComplaints.push(/429.*line-ads/)
  const ad = newAd()
  const press = async (name: string): Promise<void> => {
    await tabTo(page.getByRole('button', { name }))
    await page.keyboard.press('Enter')
  }
  const write = async (label: RegExp | string, text: string): Promise<void> => {
    await tabTo(page.getByLabel(label).first())
    await page.keyboard.type(text)
  }

  await open(page, '/vlozit-inzerat')
  await tabTo(page.getByRole('link', { name: 'Přeskočit na obsah' }))
  await page.keyboard.press('Enter')
  await tabTo(page.locator('summary').first())
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await press('Pokračovat k textu')
  await write(/^Nadpis/, ad.heading)
  await write(/^Text inzerátu/, ad.content)
  await tabTo(page.getByLabel('Druh ceny'))
  await page.keyboard.press('End')
  await tabTo(page.getByText('Specifikovat lokalitu'))
  await page.keyboard.press('Enter')
  await expect(page.getByPlaceholder('PSČ, město, část obce...')).toBeFocused()
  await page.keyboard.type('brno')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Zrušit lokalitu' })).toBeFocused()
  await press('Pokračovat k fotkám')
  await press('Pokračovat ke kontaktu')
  await write('Přezdívka', 'jana_k')
  await write(/^E-mail/, ad.email)
  await write(/^Heslo k inzerátu/, AD_PASSWORD)
  await tabTo(page.getByLabel(/Souhlasím s/))
  await page.keyboard.press('Space')
  await tabTo(page.getByRole('form').getByRole('button', { name: 'Vložit inzerát' }))
  await page.keyboard.press('Enter')

  await expect(page.getByText(`Poslali jsme vám e-mail na ${ad.email}`)).toBeVisible()
})
