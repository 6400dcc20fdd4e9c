import type { AdUpdateBody } from '@inzrt/contracts/ads/advertisementEdit'
import { parsePhone } from '@inzrt/domain/contact'
import { adFingerprint } from '@inzrt/domain/moderation'
import { hasAmount } from '@inzrt/domain/price'
import { toWordVector } from '../../search/toWordVector.ts'

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
export const adValues = (body: AdUpdateBody, heading: string, sectionName: string) => {
  const content = body.content.trim()
  const priceAmount = hasAmount(body.price_type) ? body.price_value : null
  const contact = contacts(body)
  const texts = { heading, section: sectionName }

  return {
    content,
    priceType: body.price_type,
    priceAmount,
    localityId: body.pscId,
    ...contact,
    fingerprint: adFingerprint({ heading, content, phone: contact.phone, priceAmount }),
    headingWords: toWordVector(texts),
    allWords: toWordVector({ ...texts, content }),
  }
}
