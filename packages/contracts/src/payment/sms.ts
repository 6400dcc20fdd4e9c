import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { problems } from '../wire/problem.ts'

/** Receives a premium message. Each provider names its fields its own way, proves who it is and repeats until it reads `OK`. */
export const receiveSmsCall = {
  method: 'POST',
  path: '/api/hooks/sms/{provider}',
  audience: 'hook',
  budget: 'hook',
  params: z.object({ provider: z.string().check(z.regex(/^[a-z0-9-]{1,30}$/, 'provider')) }),
  body: z.record(z.string(), z.unknown()),
  bodySize: 'messages',
  responses: { 200: z.literal('OK'), ...problems(401, 422) },
} satisfies Call
