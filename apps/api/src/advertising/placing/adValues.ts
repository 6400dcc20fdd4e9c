import type { AdUpdateBody } from '@inzrt/contracts/ads/advertisementEdit'
import { parsePhone } from '@inzrt/domain/contact'
import { adTexts } from './adTexts.ts'

const filled = (text: string | undefined): string | null => text?.trim() || null

/** The contacts of an ad; what is not filled in cannot be shown. */
const contacts = (body: AdUpdateBody) => {
  const firstName = filled(body.firstName)
  const lastName = filled(body.lastName)
  const phone = parsePhone(body.phoneNumber ?? '')
  const email = filled(body.email)

  return {
    firstName,
    lastName,
    phone,
    email,
    nickname: filled(body.nickname),
    showName: body.showName && firstName !== null,
    showSurname: body.showSurname && lastName !== null,
    showPhone: body.showPhone && phone !== null,
    showEmail: body.showEmail && email !== null,
  }
}

/** What is stored of an ad's texts, price and contacts, and what the search finds it by. */
export const adValues = (body: AdUpdateBody, heading: string) => {
  const contact = contacts(body)
  const { content, price_type: priceType, price_value: priceAmount } = body
  const { phone } = contact

  return {
    ...adTexts({ heading, content, priceType, priceAmount, phone }),
    localityId: body.pscId,
    ...contact,
  }
}
