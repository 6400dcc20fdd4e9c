import { findings } from '../support/findings.ts'
import { approve } from '../support/moderators.ts'
import { sendSms } from '../support/payments.ts'
import { newMobile, textsTo } from '../support/phones.ts'
import { newAd } from '../support/placeAd.ts'
import { expect, test } from '../support/test.ts'

test.skip(({ site }) => site.id !== 'adult', 'ads by SMS stand on the adult site')

const NUMBER = '9093333'

test('R035 R036 R038 R039 R040 R058 N026 a text becomes an ad without a number that is approved and answered by its code', async ({
  page,
  browser,
  ask,
}) => {
  test.slow()
  await page.goto('/sms-seznamka')
  await expect(page.getByText('IN IE').first()).toBeVisible()
  await expect(page.getByText(NUMBER).first()).toBeVisible()
  expect(await findings(page)).toEqual([])

  const [advertiser, reader] = [`+420${newMobile()}`, `+420${newMobile()}`]
  const mark = newAd().heading.split(' ').at(-1) ?? ''
  const text = `Zena 52 hleda partnera ${mark}`
  const lastOf = async (number: string) => (await textsTo(number))[0] ?? ''
  const phone = await browser.newPage()
  await sendSms(phone, NUMBER, `IN IE ${text}, čeká na vylety`, advertiser)
  await expect.poll(() => lastOf(advertiser)).toContain('bez diakritiky')
  await sendSms(phone, NUMBER, `IN IE ${text}`, advertiser)
  await expect.poll(() => lastOf(advertiser)).toContain('zverejnime po kontrole')
  await approve(browser, text)
  await expect.poll(() => lastOf(advertiser)).toMatch(/kod pro odpovedi je \d{6}/)
  const code = /je (\d{6})/.exec(await lastOf(advertiser))?.[1] ?? ''

  const { headers } = await ask(`/k/${code}`)
  await page.goto(headers.location ?? '')
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible()
  await expect(page.getByText(NUMBER).first()).toBeVisible()
  expect(await page.content()).not.toContain(advertiser.slice(-9))
  expect(await findings(page)).toEqual([])
  await sendSms(phone, NUMBER, `RE ${code} Ahoj, rad te poznam`, reader)
  await expect.poll(() => lastOf(advertiser)).toContain('Ahoj, rad te poznam')
  expect(await lastOf(advertiser)).not.toContain(reader.slice(-9))
  await phone.close()
})
