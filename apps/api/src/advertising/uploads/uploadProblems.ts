import type { ErrorCode } from '@inzrt/contracts/wire/codes'
import { PHOTO_SHORTEST_SIDE } from '@inzrt/rules/limits'
import { Problem } from '../../platform/errors/Problem.ts'
import type { Refusal } from './Preparation.ts'

/** Said twice: to anyone who reads the answer, and under the field of the form. */
const onPicture = (status: number, code: ErrorCode, text: string): Problem =>
  new Problem(status, code, text, { errors: { images: [text] } })

export const missingPicture = (): Problem => onPicture(422, 'validation', 'Vyberte prosím fotku.')
/** A form that ends early, or is none at all. */
export const tornUpload = (): Problem =>
  onPicture(400, 'bad_request', 'Fotka nedorazila celá. Pošlete ji prosím znovu.')
export const pictureTooLarge = (megabytes: number): Problem =>
  onPicture(413, 'payload_too_large', `Fotka smí mít nejvýš ${megabytes}\u00a0MB.`)

/** A full disk, or a store that does not answer: nothing of the photo stays. */
export const pictureNotKept = (cause: unknown): Problem =>
  Object.assign(
    onPicture(507, 'storage', 'Fotku teď nemáme kam uložit. Zkuste to prosím později.'),
    { cause },
  )

const REFUSED: Readonly<Record<Refusal, () => Problem>> = {
  missing: missingPicture,
  unsupported: () =>
    onPicture(415, 'unsupported_media_type', 'Fotka musí být ve formátu JPEG, PNG nebo WebP.'),
  unreadable: () =>
    onPicture(422, 'validation', 'Fotku se nepodařilo přečíst. Zkuste ji uložit znovu.'),
  too_small: () =>
    onPicture(
      422,
      'validation',
      `Fotka je příliš malá, kratší strana musí mít aspoň ${PHOTO_SHORTEST_SIDE}\u00a0bodů.`,
    ),
  too_many_pixels: () =>
    onPicture(422, 'validation', 'Fotka má příliš mnoho bodů. Zmenšete ji prosím.'),
}

/** What is said of a file that does not become a picture. */
export const refusedPicture = ({ refusal, why }: { refusal: Refusal; why?: string }): Problem =>
  Object.assign(REFUSED[refusal](), { cause: why })
