import { resolveDialCodeCall } from '@inzrt/contracts/ads/contact'
import 'server-only'
import { isNotFound } from '@inzrt/api-client/isNotFound'
import { orThrow } from '../../shell/api/orThrow.ts'
import { publicApi } from '../../shell/api/publicApi.server.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import { parseDialCode } from '../../shell/catalogue/parseDialCode.ts'

/**
 * Address of the ad a printed code stands for; null when the words are no code, or of no ad.
 * @throws UpstreamError when the API failed
 */
export const findByDialCode = async (brand: Brand, words: string): Promise<string | null> => {
  const code = parseDialCode(words)
  if (!code) return null
  const answer = await publicApi(brand).call(resolveDialCodeCall, { params: { dialCode: code } })
  if (!answer.ok && isNotFound(answer.error)) return null

  return `/${orThrow(answer).data.slug}`
}
