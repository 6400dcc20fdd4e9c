import { findings } from '../support/findings.ts'
import { openDesk } from '../support/moderators.ts'
import { mailsTo } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

test('R032 V018 V022 a complaint gets a number and a day, and its answer from the desk by mail', {
  tag: '@long-phone',
}, async ({ page, adverts, browser }) => {
  const email = `reklamace.${Date.now()}@posta.example`
  await page.goto('/pravidla-inzerce')
  await page.getByRole('link', { name: 'Podejte reklamaci' }).click()
  const form = page.getByRole('form', { name: 'Reklamace' })
  await form.getByRole('button', { name: 'Podat reklamaci' }).click()
  await expect(page.getByRole('alert').first()).toBeFocused()
  await expect(form.getByText('Pole „co se stalo“ je povinné.').last()).toBeVisible()
  expect(await findings(page)).toEqual([])
  await form.getByLabel('Objednávka nebo inzerát').fill(adverts.first.path)
  await form.getByLabel('Co se stalo').fill('Zvýraznění mělo běžet týden, běželo dva dny.')
  await form.getByLabel('Co navrhujete').fill('Zopakovat ho.')
  await form.getByLabel('Váš e-mail').fill(email)
  await withstand(form.getByRole('button', { name: 'Podat reklamaci' }), 'read/complaint/Complaint')
  await page.reload()
  await expect(form.getByLabel('Váš e-mail')).toHaveValue(email)
  await form.getByRole('button', { name: 'Podat reklamaci' }).click()
  const receipt = page.getByRole('status').filter({ hasText: 'vyřídíme ji' })
  await expect(receipt).toContainText(/Reklamaci č\.\s\d+\sjsme přijali a\svyřídíme ji do\s\d+\./)
  await expect(receipt).toBeFocused()
  const [, number = ''] = /č\.\s(\d+)/.exec((await receipt.textContent()) ?? '') ?? []
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  expect((await mailsTo(email))[0]?.subject).toContain(number)

  const desk = await openDesk(browser, 'admin')
  await desk.goto('/sprava?cast=reklamace')
  const card = desk.getByRole('listitem', { name: `Reklamace č. ${number}`, exact: true })
  await expect(card.getByText(/^vyřídit do/)).toBeVisible()
  await expect(card.getByRole('link')).toHaveAttribute('href', /inzerat=/)
  await card.getByRole('button', { name: 'Odpovědět' }).click()
  await card.getByLabel('Jak rozhodnout').selectOption('upheld')
  await card.getByLabel('Odpověď').fill('Zvýraznění jsme spustili znovu na týden.')
  expect(await findings(desk)).toEqual([])
  await withstand(card.getByRole('button', { name: 'Odpovědět' }), 'desk/complaints/ComplaintItem')
  await card.getByRole('button', { name: 'Odpovědět' }).click()
  await expect(
    desk
      .getByRole('list', { name: 'Zodpovězené reklamace' })
      .getByRole('listitem', { name: `Reklamace č. ${number}`, exact: true }),
  ).toContainText('Zvýraznění jsme spustili znovu na týden.')
  await desk.context().close()

  await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
  const subjects = (await mailsTo(email)).map(({ subject }) => subject)
  expect(subjects.some((subject) => subject.includes('jak jsme rozhodli'))).toBe(true)
})
