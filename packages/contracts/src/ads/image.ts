import { maxLength } from '@inzrt/rules/lengths'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { IdSchema } from '../wire/scalar.ts'

/** Where pictures are served: `/api/image` and the path of the picture. */
export const IMAGE_BASE = '/api/image'

/** Sizes a picture is served in, in CSS pixels; `cover` crops to the exact size, `inside` keeps the shape. */
export const IMAGE_VARIANTS = {
  thumb: { width: 240, height: 180, fit: 'cover' },
  thumb2x: { width: 480, height: 360, fit: 'cover' },
  small: { width: 640, height: null, fit: 'inside' },
  large: { width: 1280, height: null, fit: 'inside' },
  card: { width: 1200, height: 630, fit: 'cover' },
} as const
export type ImageVariant = keyof typeof IMAGE_VARIANTS

/**
 * Address of a picture in one of its sizes. A path that already names a size changes it.
 * @example imageUrl('/2026/05/1a2b/77.jpg', 'small') // '/api/image/2026/05/1a2b/77-small.jpg'
 */
export const imageUrl = (path: string, variant?: ImageVariant): string => {
  const original = path.replace(VARIANT_SUFFIX, '')
  const named = variant ? original.replace(/(?=\.[a-z0-9]+$)/, `-${variant}`) : original

  return IMAGE_BASE + named
}

const VARIANT_SUFFIX = new RegExp(`-(${Object.keys(IMAGE_VARIANTS).join('|')})(?=\\.[a-z0-9]+$)`)

/** What an uploaded picture is claimed by. */
export const UploadTokenSchema = z.string().check(maxLength(100))

/** Keeps an uploaded picture until an ad or a message claims it by its token. */
export const uploadImageCall = {
  method: 'POST',
  path: '/api/front/images',
  audience: 'anyone',
  budget: 'image',
  multipart: true,
  bodySize: 'photo',
  responses: {
    201: itemOf(
      z.object({ uploadToken: z.string(), thumb: z.string(), width: IdSchema, height: IdSchema }),
    ),
    ...problems(413, 415, 422, 507),
  },
} satisfies Call
