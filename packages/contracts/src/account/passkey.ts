import { ID_MAX } from '@inzrt/domain/slug'
import { maxLength, minLength } from '@inzrt/rules/lengths'
import { PASSKEY_NAME_MAX, PASSWORD_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { queryInt } from '../wire/query.ts'
import { graphemesUpTo } from '../wire/scalar.ts'
import { SessionSchema, TokenSchema } from './auth.ts'
import { RecoveryCodesSchema } from './secondFactor.ts'

/** What the browser is asked for, as WebAuthn writes it in JSON. */
const OptionsSchema = z.record(z.string(), z.unknown())

/** What the browser answered, as WebAuthn writes it in JSON; the api reads it closely. */
const CredentialSchema = z.record(z.string().check(maxLength(40)), z.unknown())

const options = { 200: itemOf(OptionsSchema) }
const signed = z.object({ credential: CredentialSchema })

/** Asks for what a browser makes a passkey of; within five minutes, by this session. */
export const beginPasskeyCall = {
  method: 'POST',
  path: '/api/auth/second-factor/passkeys/begin',
  audience: 'user',
  budget: 'secret',
  body: z.object({ password: z.string().check(minLength(1), maxLength(PASSWORD_MAX)) }),
  responses: { ...options, ...problems(401, 403, 409, 422) },
} satisfies Call

/** Adds a passkey that was just made: from now on logins of the account take a second step. */
export const addPasskeyCall = {
  method: 'POST',
  path: '/api/auth/second-factor/passkeys',
  audience: 'user',
  budget: 'secret',
  body: z.object({
    name: graphemesUpTo(PASSKEY_NAME_MAX).check(minLength(1)),
    credential: CredentialSchema,
  }),
  responses: { 200: itemOf(RecoveryCodesSchema), ...problems(401, 403, 409, 422) },
} satisfies Call

/** Takes a passkey away; without another way in, logins take one step again. */
export const removePasskeyCall = {
  method: 'DELETE',
  path: '/api/auth/second-factor/passkeys/{passkeyId}',
  audience: 'user',
  budget: 'secret',
  params: z.object({ passkeyId: queryInt(1, ID_MAX) }),
  responses: { 200: NoticeSchema, ...problems(401, 403, 404) },
} satisfies Call

/** Asks for what a passkey signs to take the second step of a login begun in this browser. */
export const askPasskeyStepCall = {
  method: 'POST',
  path: '/api/auth/login/passkey/begin',
  audience: 'anyone',
  budget: 'login',
  responses: { ...options, ...problems(409) },
} satisfies Call

/** Takes that step with what the passkey signed. */
export const takePasskeyStepCall = {
  method: 'POST',
  path: '/api/auth/login/passkey',
  audience: 'anyone',
  budget: 'login',
  body: signed,
  responses: { 200: TokenSchema, ...problems(409, 422) },
  browserResponses: { 200: SessionSchema },
} satisfies Call

/** Asks for what a passkey signs to take the second step once more within a session. */
export const askPasskeyProofCall = {
  method: 'POST',
  path: '/api/auth/second-factor/passkey-proof/begin',
  audience: 'user',
  budget: 'secret',
  responses: { ...options, ...problems(401, 409) },
} satisfies Call

/** Takes it with what the passkey signed; it counts for five minutes. */
export const provePasskeyCall = {
  method: 'POST',
  path: '/api/auth/second-factor/passkey-proof',
  audience: 'user',
  budget: 'secret',
  body: signed,
  responses: { 200: NoticeSchema, ...problems(401, 409, 422) },
} satisfies Call
