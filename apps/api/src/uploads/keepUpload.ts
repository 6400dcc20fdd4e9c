import { imageUrl } from '@inzrt/contracts/image'
import type { Brand } from '../brand/Brand.ts'
import type { Clock } from '../clock/Clock.ts'
import { randomToken } from '../crypto/randomToken.ts'
import type { Gate } from '../http/createGate.ts'
import type { Originals } from '../images/createOriginals.ts'
import { preparePicture } from './preparePicture.ts'
import type { UploadsRepository } from './uploads.repository.ts'

export type UploadParts = Readonly<{
  uploads: UploadsRepository
  originals: Originals
  gate: Gate
  clock: Clock
}>

/** A folder of its own with a name nobody guesses: the address of a picture is all the right to see it. */
const pathOf = (now: Date): string => {
  const [year, month] = now.toISOString().split('-')

  return `/${year}/${month}/${randomToken()}/1.jpg`
}

/** Makes an uploaded file a picture of ours and keeps it until an ad takes it by its token. */
export const keepUpload = async (
  { uploads, originals, gate, clock }: UploadParts,
  brand: Brand,
  file: Buffer,
) => {
  const { bytes, ...picture } = await gate(() => preparePicture(file))
  const now = clock()
  const path = pathOf(now)
  const token = `u_${randomToken(24)}`
  await originals.write(path, bytes)
  await uploads.keep({ ...picture, brand, token, path, bytes: bytes.length, now })

  return {
    uploadToken: token,
    thumb: imageUrl(path, 'thumb2x'),
    width: picture.width,
    height: picture.height,
  }
}
