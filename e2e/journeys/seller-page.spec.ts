import { profilePath } from '@inzrt/rules/names'
import { adRows } from '../support/adRows.ts'
import { findings, findingsInSchemes } from '../support/findings.ts'
import { sayToast } from '../support/login.ts'
import { openDesk } from '../support/moderators.ts'
import { linkIn, register } from '../support/people.ts'
import { photo } from '../support/photo.ts'
import { newAd } from '../support/placeAd.ts'
import { postAd } from '../support/postAd.ts'
import { section } from '../support/section.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

const COMPANY = {
  kind: 'business',
  companyName: 'Kolárna Cejl s. r. o.',
  companyId: '27082440',
  companyAddress: 'Cejl 12, 602 00 Brno',
  country: 'CZ',
  selfCertified: true,
}

test('V023 a company fills in its page in the account, and everybody reads it there', {
  tag: '@long-desktop',
}, async ({ page, expectedComplaints, adverts, site, browser, ask }) => {
  test.slow()
  expectedComplaints.push(/422/)
  const { nickname, email } = await register(page, COMPANY)
  await page.goto(await linkIn(email, 'overeni-emailu'))
  await expect(page.getByText('E-mail je potvrzený')).toBeVisible()
  const ad = { ...newAd(), email }
  await postAd(page, adverts.first, ad, { nickname })
  await page.goto('/muj-ucet?tab=nastaveni')
  const form = section(page, 'Stránka firmy')
  await form.getByLabel('Logo').setInputFiles(await photo('logo.jpg', { width: 900, height: 900 }))
  await expect(form.getByRole('img', { name: 'Vaše logo' })).toHaveAttribute('src', /-small\.jpg$/)
  await form.getByLabel('O nás').fill('Prodáváme a opravujeme kola.')
  await form.getByLabel('Web').fill('javascript:alert(1)')
  await form.getByLabel('Pondělí').fill('17-8')
  await form.getByRole('button', { name: 'Uložit stránku' }).click()
  await expect(form.getByLabel('Web')).toBeFocused()
  await expect(form.getByText(/Zavírá se dřív/)).toBeVisible()
  await form.getByLabel('Web').fill('www.kolarna.example')
  await form.getByLabel('Pondělí').fill('8-12, 13-17')
  const save = form.getByRole('button', { name: 'Uložit stránku' })
  await withstand(save, 'account/settings/SellerPage')
  await save.click()
  await sayToast(page, 'Stránka firmy je uložená.')
  await expect(form.getByLabel('Pondělí')).toHaveValue('8:00–12:00, 13:00–17:00')
  await form.getByRole('link', { name: 'Podívat se na stránku firmy' }).click()

  await expect(page.getByRole('heading', { name: ad.heading })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(COMPANY.companyName)
  await expect(page).toHaveTitle(/^Kolárna Cejl s\. r\. o\./)
  await expect(page.getByRole('img', { name: /^Logo: Kolárna/ })).toBeVisible()
  await expect(page.getByText('Prodáváme a opravujeme kola.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Pondělí 8:00–12:00, 13:00–17:00/i })).toBeVisible()
  await expect(page.getByRole('link', { name: 'www.kolarna.example' })).toHaveAttribute(
    'rel',
    /nofollow ugc noopener/,
  )
  expect(await findingsInSchemes(page, site.schemes)).toEqual([])

  const desk = await openDesk(browser, 'moderator')
  await desk.goto(`/sprava?${new URLSearchParams({ cast: 'inzerat', inzerat: ad.heading })}`)
  await desk.getByRole('button', { name: 'Historie a podobné' }).click()
  await expect(desk.getByText('Prodáváme a opravujeme kola.')).toBeVisible()
  await desk.getByRole('button', { name: 'Odstranit ze stránky' }).click()
  await desk.getByLabel('Důvod').selectOption('misleading')
  await desk.getByLabel('Zjištěné skutečnosti').fill('Kola jen prodáváte, neopravujete je.')
  expect(await findings(desk)).toEqual([])
  const remove = desk.getByRole('button', { name: /^Odstranit text a\slogo$/ })
  await withstand(remove, 'desk/ad-file/PageRemoval')
  await remove.click()
  await sayToast(desk, 'Text a\u00a0logo jsou odstraněné, firma dostala e-mail.')
  await expect(desk.getByRole('heading', { name: 'Stránka firmy' })).toHaveCount(0)
  await desk.context().close()
  const { pathname } = new URL(page.url())
  await expect.poll(async () => (await ask(pathname)).text()).not.toContain('a opravujeme kola')
  await linkIn(email, '#stranka-firmy')
  expect((await ask('/sitemap/0.xml')).text()).toContain(`${site.origin}${pathname}</loc>`)
})

test('V023 a private person is offered no page of a company', async ({ page }) => {
  await register(page)
  await page.goto('/muj-ucet?tab=nastaveni')
  await expect(section(page, 'Profil')).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Stránka firmy' })).toHaveCount(0)
})

type Firm = {
  path: string
  name: string
  adsCount: number
  sections: { slug: string; adsCount: number }[]
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('V023 ads of a company are looked through by words and by section', async ({
    page,
    call,
  }) => {
    const { data: ads } = await call('/api/front/inzrts?perPage=240')
    let firm: Firm | undefined
    for (const { slug } of ads) {
      const about = (await call(`/api/front/slug/${slug}`)).data?.advertiser.data
      const path = about?.hasProfile && about.companyId && profilePath(about.nickname)
      if (!path) continue
      const { data } = await call(`/api/front/advertisers/${path.split('/').at(-1)}`)
      if (data.sections.length < 2 || data.adsCount < 6) continue
      firm = { ...data, path, name: data.companyName }
      break
    }
    test.skip(!firm, 'no company of the demo advertises much on this site')
    if (!firm) return
    const [busiest] = firm.sections
    await page.goto(firm.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(firm.name)
    await page.getByRole('combobox', { name: 'Rubrika' }).selectOption(busiest?.slug ?? '')
    await page.getByRole('search').last().getByRole('button', { name: 'Hledat' }).click()
    await expect(page).toHaveURL(new RegExp(`[?&]section=${busiest?.slug}$`))
    await expect(adRows(page)).toHaveCount(busiest?.adsCount ?? 0)
    await expect(page.getByRole('combobox', { name: 'Rubrika' })).toHaveValue(busiest?.slug ?? '')
    await page.getByRole('searchbox', { name: 'Co v inzerátech hledáte' }).fill('zcelaneznámá')
    await page.getByRole('search').last().getByRole('button', { name: 'Hledat' }).click()
    await expect(page.getByText('Takový inzerát tu inzerent nemá')).toBeVisible()
    await page.getByRole('link', { name: 'Všechny jeho inzeráty' }).click()

    await expect(page).toHaveURL(firm.path)
  })
})
