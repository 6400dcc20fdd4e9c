import { imageUrl } from '@inzrt/contracts/ads/image'
import type { Originals } from '../../catalogue/images/Originals.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { randomToken } from '../../platform/crypto/randomToken.ts'
import type { Asker } from '../../platform/http/createFairQueue.ts'
import type { Preparers } from './createPreparers.ts'
import type { Arriving } from './startPreparer.ts'
import { pictureNotKept, refusedPicture } from './uploadProblems.ts'
import type { UploadsRepository } from './uploads.repository.ts'

export type UploadParts = Readonly<{
  uploads: UploadsRepository
  originals: Originals
  preparers: Preparers
  clock: Clock
}>

/** A folder of its own with a name nobody guesses: the address of a picture is all the right to see it. */
const pathOf = (now: Date): string => {
  const [year, month] = now.toISOString().split('-')

  return `/${year}/${month}/${randomToken()}/1.jpg`
}

/**
 * Makes an uploaded file a picture and keeps it until an ad takes it by its token.
 * @param fetchedFrom address it was fetched from; null: a person sent it
 */
export const storeUpload = async (
  { uploads, originals, preparers, clock }: UploadParts,
  brand: Brand,
  asker: Asker,
  file: Arriving,
  fetchedFrom: string | null = null,
) => {
  const prepared = await preparers.prepare(file, asker)
  if ('refusal' in prepared) throw refusedPicture(prepared)
  const { bytes, ...picture } = prepared.picture
  const now = clock()
  const path = pathOf(now)
  const token = `u_${randomToken(24)}`
  await originals.write(path, bytes).catch((cause) => {
    throw pictureNotKept(cause)
  })
  await uploads
    .keep({ ...picture, brand, token, path, bytes: bytes.length, fetchedFrom, now })
    .catch(async (error) => {
      await originals.remove(path).catch(() => undefined)
      throw error
    })

  return {
    uploadToken: token,
    thumb: imageUrl(path, 'thumb2x'),
    width: picture.width,
    height: picture.height,
  }
}
