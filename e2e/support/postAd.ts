import { expect, type Page } from '@playwright/test'
import { doWork } from './doWork.ts'
import { openBlankPage } from './openBlankPage.ts'
import { atGateway, outcome } from './payments.ts'
import { confirmByLink, linkIn } from './people.ts'
import { AD_PASSWORD, type NewAd } from './placeAd.ts'
import { write } from './write.ts'

type Listed = { sectionSlug: string; PSC: { id: number } }

type Placed = NewAd & {
  type?: 'offer' | 'inquiry' | 'exchange'
  attributes?: Readonly<Record<string, string>>
  phoneNumber?: string
  firstName?: string
  lastName?: string
}

const bodyOf = (listed: Listed, ad: Placed) => ({
  payment_method: 'free',
  type: ad.type ?? 'offer',
  sectionSlug: listed.sectionSlug,
  heading: ad.heading,
  ...(ad.attributes && { attributes: ad.attributes }),
  content: ad.content,
  price_type: 'czk',
  price_value: 150_000,
  pscId: listed.PSC.id,
  nickname: 'jana_k',
  ...(ad.firstName && { firstName: ad.firstName }),
  ...(ad.lastName && { lastName: ad.lastName }),
  phoneNumber: ad.phoneNumber ?? '',
  email: ad.email,
  showName: false,
  showSurname: false,
  showPhone: false,
  showEmail: true,
  promos: [],
  images: [],
  addInfo: { rulesAcceptedAt: new Date().toISOString() },
})

const send = async (page: Page, sent: object, headers = {}): Promise<string> => {
  const { status, body } = await write(page, '/api/front/inzrts', sent, { headers })
  if (status !== 201) throw new Error(JSON.stringify(body))

  return body.data.slug
}

/** Places an ad as the user who is logged in, beside one that is listed, without the form; answers its slug. */
export const postAd = (page: Page, listed: Listed, ad: NewAd, more: object = {}): Promise<string> =>
  send(page, { ...bodyOf(listed, ad), ...more })

/** Places an ad of a paid section as a guest without the form and pays for it; answers its path. */
export const payAsGuest = async (page: Page, listed: Listed, ad: NewAd): Promise<string> => {
  await openBlankPage(page)
  const body = bodyOf(listed, ad)
  const slug = await send(
    page,
    {
      ...body,
      password: AD_PASSWORD,
      payment_method: 'gp_webpay',
      addInfo: { ...body.addInfo, consentStartNow: true },
    },
    await doWork(page),
  )
  await page.goto(await linkIn(ad.email, 'overeni-inzeratu'))
  await page.getByRole('link', { name: 'Přejít k platbě' }).click()
  await page.getByRole('button', { name: 'Zaplatit kartou' }).click()
  await atGateway(page, 'Zaplatit')
  await expect(outcome(page, 'Zaplaceno')).toBeVisible()

  return `/${slug}`
}

/** Places an ad as a guest without the form and confirms it by its letter; answers its path. */
export const publishAsGuest = async (
  page: Page,
  listed: Listed,
  ad: Placed,
  password: string = AD_PASSWORD,
): Promise<string> => {
  await openBlankPage(page)
  const body = { ...bodyOf(listed, ad), password }
  const slug = await send(page, body, await doWork(page))
  await confirmByLink(page, ad.email, 'overeni-inzeratu')

  return `/${slug}`
}
