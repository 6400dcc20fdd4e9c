import 'server-only'
import { resolveDialCode } from '@inzrt/api-client/contact/resolveDialCode'
import { isNotFound } from '@inzrt/api-client/isNotFound'
import { orThrow } from '../api/orThrow.ts'
import { publicApi } from '../api/publicApi.server.ts'
import type { Brand } from '../brand/Brand.ts'

const DIAL_CODE = /^\d{3}\s?\d{3}$/

/**
 * Address of the ad a printed code stands for; null when the words are no code, or of no ad.
 * @throws UpstreamError when the API failed
 */
export const findByDialCode = async (brand: Brand, words: string): Promise<string | null> => {
  if (!DIAL_CODE.test(words)) return null
  const answer = await resolveDialCode(publicApi(brand), words.replace(/\s/, ''))
  if (!answer.ok && isNotFound(answer.error)) return null

  return `/${orThrow(answer).data.slug}`
}
