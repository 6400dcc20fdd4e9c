import { SlugSchema } from '@inzrt/contracts/wire/scalar'
import * as z from 'zod/mini'
import { jsonOf, sendJson } from '../answers/sendJson.ts'
import { askApi } from '../session/calls/askApi.ts'
import type { CallContext } from '../session/calls/CallContext.ts'
import { passOn } from '../session/calls/passOn.ts'
import { UpstreamFailure } from '../upstream/UpstreamFailure.ts'
import { adSlugOf } from './adSlugOf.ts'

/** Which ad was opened the answer says, unless the path does. */
const AnswerSchema = z.object({
  data: z.object({ grant: z.string(), expiresIn: z.int(), slug: z.optional(SlugSchema) }),
})

/** An ad was opened: the right that gives stays here, the page learns how long it lasts. */
export const answerGrant = async (callContext: CallContext): Promise<void> => {
  const { context, parts } = callContext
  const answer = await askApi(callContext)
  if (answer.status !== 200) return passOn(context, answer)

  const granted = AnswerSchema.safeParse(JSON.parse(answer.body.toString('utf8')))
  const slug = granted.data?.data.slug ?? adSlugOf(context.path)
  if (!granted.success || slug === null) throw new UpstreamFailure('unusable')
  const { grant, ...told } = granted.data.data
  parts.grants.give(context, { slug, grant }, told.expiresIn)

  return sendJson(context, { status: 200, body: jsonOf({ data: told }) })
}

/** The page of the ad was left: the right ends with it. */
export const answerRevokeGrant = ({ context, parts }: CallContext): Promise<void> => {
  parts.grants.drop(context)

  return sendJson(context, {
    status: 200,
    body: jsonOf({ message: 'Úpravy inzerátu jsou ukončené.' }),
  })
}
