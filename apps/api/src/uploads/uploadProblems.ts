import type { ErrorCode } from '@inzrt/contracts/codes'
import { Problem } from '../errors/Problem.ts'

/** Said twice: to whoever reads the answer, and under the field of the form. */
const onPicture = (status: number, code: ErrorCode, text: string): Problem =>
  new Problem(status, code, text, { errors: { images: [text] } })

export const missingPicture = (): Problem =>
  onPicture(422, 'validation', 'Vyberte prosím fotografii.')
export const pictureTooLarge = (megabytes: number): Problem =>
  onPicture(413, 'payload_too_large', `Fotografie smí mít nejvýš ${megabytes}\u00a0MB.`)
export const unsupportedPicture = (): Problem =>
  onPicture(415, 'unsupported_media_type', 'Fotografie musí být ve formátu JPEG, PNG nebo WebP.')
export const unreadablePicture = (): Problem =>
  onPicture(422, 'validation', 'Fotografii se nepodařilo přečíst. Zkuste ji uložit znovu.')
export const pictureTooSmall = (pixels: number): Problem =>
  onPicture(
    422,
    'validation',
    `Fotografie je příliš malá, kratší strana musí mít aspoň ${pixels}\u00a0bodů.`,
  )
