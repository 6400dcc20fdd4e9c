import { nonBreaking } from '@inzrt/domain/text'
import { profilePath } from '@inzrt/rules/names'
import { openElsewhere } from '../support/elsewhere.ts'
import { findings, findingsInSchemes } from '../support/findings.ts'
import { newAdvertiser, openDesk } from '../support/moderators.ts'
import { linkIn } from '../support/people.ts'
import { newAd } from '../support/placeAd.ts'
import { postAd } from '../support/postAd.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

test('P035 a rating is written after a deal, read on the profile, reported and hidden', async ({
  page,
  adverts,
  browser,
  site,
}) => {
  test.skip(site.id === 'adult', 'nobody deals there')
  const seller = await newAdvertiser(page)
  const [sold, other] = [newAd(), newAd()]
  const mine = { nickname: seller.nickname, email: seller.email }
  const slug = await postAd(page, adverts.first, { ...sold, email: seller.email }, mine)
  const otherSlug = await postAd(page, adverts.first, { ...other, email: seller.email }, mine)

  const buyer = await openElsewhere(browser, site.id)
  const email = sold.email
  await buyer.goto(`/${slug}`)
  await buyer.getByRole('link', { name: 'Napsat zprávu' }).first().click()
  const dialog = buyer.getByRole('dialog', { name: 'Napsat inzerentovi' })
  await dialog.getByRole('textbox', { name: /^Váš e-mail/ }).fill(email)
  await dialog.getByRole('textbox', { name: /^Zpráva/ }).fill('Je kniha ještě k mání?')
  await dialog.getByRole('button', { name: 'Poslat zprávu' }).click()
  await expect(dialog).toBeHidden()
  const link = await linkIn(email, '/zpravy/')
  await buyer.goto(link)
  await page.goto(new URL(link).pathname)
  const [own, theirs] = [page, buyer].map((side) => ({
    deal: side.getByRole('region', { name: 'Domluva' }),
    ratings: side.getByRole('region', { name: 'Hodnocení', exact: true }),
  }))
  if (!own || !theirs) throw new Error('Nobody deals.')
  await own.deal.getByRole('button', { name: 'Rezervovat pro druhou stranu' }).click()
  await own.deal.getByRole('button', { name: 'Předání proběhlo' }).click()
  await expect(theirs.ratings).toBeHidden()
  await theirs.deal.getByRole('button', { name: 'Předání proběhlo' }).click()

  await expect(theirs.ratings).toContainText('Obchod můžete ohodnotit do')
  await expect(theirs.ratings).toContainText('Hodnotit mohou jen ti, kdo')
  await theirs.ratings.getByRole('button', { name: 'Odeslat hodnocení' }).click()
  await expect(theirs.ratings).toContainText('Vyberte prosím počet hvězdiček.')
  await theirs.ratings.getByLabel(/^Jak obchod proběhl/).selectOption('4')
  const words = theirs.ratings.getByLabel(/^Co by měli ostatní vědět/)
  await words.fill('Volejte 777 123 456')
  await buyer.keyboard.press('Tab')
  await buyer.keyboard.press('Enter')
  await expect(theirs.ratings).toContainText(
    nonBreaking('Telefon, e-mail ani odkaz sem prosím nepište.'),
  )
  expect(await findings(buyer)).toEqual([])
  await words.fill('Kniha přesně podle popisu.')
  await withstand(
    theirs.ratings.getByRole('button', { name: 'Odeslat hodnocení' }),
    'account/conversations/rating/Rate',
  )
  await words.focus()
  await buyer.keyboard.press('Tab')
  await buyer.keyboard.press('Enter')
  await expect(theirs.ratings).toContainText('Děkujeme. Hodnocení se ukáže, až ho napíše')
  await linkIn(seller.email, '/zpravy/')

  await expect(own.ratings.getByRole('list')).toBeHidden()
  await own.ratings.getByLabel(/^Jak obchod proběhl/).selectOption('5')
  await own.ratings.getByRole('button', { name: 'Odeslat hodnocení' }).click()
  await expect(own.ratings).toContainText('Kniha přesně podle popisu.')
  await expect(theirs.ratings).toContainText('Obchod jste ohodnotili oba.')
  await own.ratings.getByLabel(/^Vaše odpověď na hodnocení/).fill('Ať dobře slouží.')
  const reply = own.ratings.getByRole('button', { name: 'Odpovědět na hodnocení' })
  await withstand(reply, 'account/conversations/rating/AnswerRating')
  await reply.click()
  await expect(theirs.ratings).toContainText('Ať dobře slouží.')
  expect(await findingsInSchemes(page, site.schemes)).toEqual([])

  const reader = await openElsewhere(browser, site.id)
  await reader.goto(`/${otherSlug}`)
  await reader.getByRole('link', { name: '4 z 5 (1 hodnocení)' }).click()
  const told = reader.getByRole('region', { name: 'Hodnocení', exact: true })
  await expect(told).toContainText('Hodnotit mohou jen ti, kdo')
  await expect(told.getByRole('listitem')).toContainText('Kniha přesně podle popisu.')
  await expect(told.getByRole('listitem')).toContainText('Ať dobře slouží.')
  expect(await findingsInSchemes(reader, site.schemes)).toEqual([])
  const path = profilePath(seller.nickname) ?? ''
  const plain = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(path)
  await expect(still.getByRole('region', { name: 'Hodnocení', exact: true })).toContainText(
    'Kniha přesně podle popisu.',
  )

  await told.getByRole('button', { name: 'Nahlásit' }).focus()
  await reader.keyboard.press('Enter')
  const window = reader.getByRole('dialog', { name: 'Nahlásit hodnocení' })
  await window.getByLabel(/^Co je na hodnocení špatně/).fill('Tohle nenapsal kupec.')
  expect(await findings(reader)).toEqual([])
  const report = window.getByRole('button', { name: 'Nahlásit hodnocení' })
  await withstand(report, 'ad/rating/RatingReportWindow')
  await report.click()
  await expect(window).toBeHidden()

  const desk = await openDesk(browser, 'moderator')
  await desk.goto('/sprava?cast=hodnoceni')
  const card = desk.getByRole('listitem').filter({ hasText: seller.nickname })
  await expect(card).toContainText('„Tohle nenapsal kupec.“')
  await card.getByRole('button', { name: 'Rozhodnout' }).click()
  await card.getByLabel(/^Jak rozhodnout/).selectOption('upheld')
  await card.getByLabel(/^Proč/).fill('Hodnocení se netýká obchodu.')
  expect(await findings(desk)).toEqual([])
  await withstand(card.getByRole('button', { name: 'Rozhodnout' }), 'desk/ratings/RatingItem')
  await card.getByRole('button', { name: 'Rozhodnout' }).click()
  await expect(card).toBeHidden()
  await expect(async () => {
    await still.reload()
    await expect(still.getByText('Kniha přesně podle popisu.')).toBeHidden()
  }).toPass()
  await expect(still.getByRole('heading', { level: 1 })).toHaveText(seller.nickname)
})
