import { maxLength, minLength } from '@inzrt/rules/lengths'
import { PASSWORD_MAX, SECOND_STEP_CODE_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { CountSchema, DateTimeSchema, IdSchema } from '../wire/scalar.ts'
import { SessionSchema, TokenSchema } from './auth.ts'

/** Six digits of an app, or a recovery code. */
export const SecondStepBodySchema = z.object({
  code: z.string().check(minLength(1), maxLength(SECOND_STEP_CODE_MAX)),
})

export type SecondStepBody = z.infer<typeof SecondStepBodySchema>

/** A key in a telephone, a computer or a password manager, as its owner sees it. */
const PasskeySchema = z.object({
  id: IdSchema,
  name: z.string(),
  /** Whether it belongs to the site that is asked; on the other it logs nobody in. */
  isOfThisSite: z.boolean(),
  addedAt: DateTimeSchema,
  lastUsedAt: z.nullable(DateTimeSchema),
})

/** How the second step of a login stands for an account. */
export const SecondFactorSchema = z.object({
  /** Whether a login of the account takes a second step. */
  isOn: z.boolean(),
  /** Whether the desk is closed to the account without one. */
  isRequired: z.boolean(),
  /** Since when an app makes codes for it; null: none does. */
  appSince: z.nullable(DateTimeSchema),
  /** The oldest first. */
  passkeys: z.array(PasskeySchema),
  recoveryCodesLeft: CountSchema,
})
export type SecondFactor = z.infer<typeof SecondFactorSchema>

export const RecoveryCodesSchema = z.object({
  /** Shown this once; null: those made before still count. */
  recoveryCodes: z.nullable(z.array(z.string())),
})

/** Takes the second step of a login begun in this browser. 409: there is none, or its five minutes are over. */
export const takeSecondStepCall = {
  method: 'POST',
  path: '/api/auth/login/second-step',
  audience: 'anyone',
  budget: 'login',
  body: SecondStepBodySchema,
  responses: { 200: TokenSchema, ...problems(409, 422) },
  browserResponses: { 200: SessionSchema },
} satisfies Call

/** How the second step of the own login stands. */
export const readSecondFactorCall = {
  method: 'GET',
  path: '/api/auth/second-factor',
  audience: 'user',
  responses: { 200: itemOf(SecondFactorSchema), ...problems(401) },
} satisfies Call

/** Makes a secret for an app; it counts once a code of that app was typed. */
export const beginAppCall = {
  method: 'POST',
  path: '/api/auth/second-factor/app',
  audience: 'user',
  budget: 'secret',
  body: z.object({ password: z.string().check(minLength(1), maxLength(PASSWORD_MAX)) }),
  responses: {
    200: itemOf(
      z.object({
        /** In base32, as apps take it typed. */
        secret: z.string(),
        /** The same as apps read it from a QR code: `otpauth://totp/…`. */
        address: z.string(),
      }),
    ),
    ...problems(401, 403, 409, 422),
  },
} satisfies Call

/** Proves that the app has the secret: from now on logins of the account take a second step. */
export const confirmAppCall = {
  method: 'POST',
  path: '/api/auth/second-factor/app/confirm',
  audience: 'user',
  budget: 'secret',
  body: SecondStepBodySchema,
  responses: { 200: itemOf(RecoveryCodesSchema), ...problems(401, 403, 409, 422) },
} satisfies Call

/** Takes the app away; without another way in, logins take one step again. */
export const removeAppCall = {
  method: 'DELETE',
  path: '/api/auth/second-factor/app',
  audience: 'user',
  budget: 'secret',
  responses: { 200: NoticeSchema, ...problems(401, 403, 404) },
} satisfies Call

/** Makes ten new recovery codes; those made before count no longer. */
export const makeRecoveryCodesCall = {
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes',
  audience: 'user',
  budget: 'secret',
  responses: { 200: itemOf(RecoveryCodesSchema), ...problems(401, 403, 409) },
} satisfies Call

/** Takes the second step once more within a session: for five minutes it may change how one logs in. */
export const proveSecondFactorCall = {
  method: 'POST',
  path: '/api/auth/second-factor/proof',
  audience: 'user',
  budget: 'secret',
  body: SecondStepBodySchema,
  responses: { 200: NoticeSchema, ...problems(401, 409, 422) },
} satisfies Call
