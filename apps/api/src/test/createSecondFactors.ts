import { randomBytes } from 'node:crypto'
import { appCode, stepAt } from '../identity/second-factor/app/appCode.ts'
import { createAccounts } from './createAccounts.ts'
import { PASSWORD } from './secrets.ts'

type Accounts = Awaited<ReturnType<typeof createAccounts>>

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an app reads of a secret typed into it. */
const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))

  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Accounts, and people who log in to them in two steps. */
export const createSecondFactors = async (options: Parameters<typeof createAccounts>[0] = {}) => {
  const accounts: Accounts = await createAccounts(options)
  const { call, clock, logIn, register } = accounts

  /** An app as a phone has one. */
  const appOf = (secret: string) => ({
    /** The code it shows so many steps of thirty seconds from now. */
    code: (ahead = 0) => appCode(bytesOf(secret), stepAt(clock.read()) + ahead),
  })

  const beginApp = async (token: string) => {
    const begun = await call(
      'POST',
      '/api/auth/second-factor/app',
      { password: PASSWORD },
      { token },
    )

    return appOf(begun.json().data.secret)
  }

  const newFlow = () => randomBytes(16).toString('base64url')

  return {
    ...accounts,
    appOf,
    beginApp,
    newFlow,

    /** Somebody with an app, in whose first code half a minute has passed. */
    registerInTwoSteps: async () => {
      const person = await register()
      const { token } = person
      const app = await beginApp(token)
      const path = '/api/auth/second-factor/app/confirm'
      const answer = await call('POST', path, { code: app.code() }, { token })
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
      clock.pass(30)

      return { ...person, app, codes: answer.json().data.recoveryCodes as string[] }
    },

    /** The first step of a login; answers the name its browser has in the course of it. */
    beginLogin: async (nickname: string, client?: string): Promise<string> => {
      const flow = newFlow()
      const answer = await logIn(nickname, PASSWORD, { flow, ...(client && { client }) })
      if (answer.statusCode !== 202) throw new Error(`${answer.statusCode} ${answer.body}`)

      return flow
    },

    takeStep: (flow: string | undefined, code: string, client?: string) =>
      call('POST', '/api/auth/login/second-step', { code }, { flow, ...(client && { client }) }),

    prove: (token: string, code: string) =>
      call('POST', '/api/auth/second-factor/proof', { code }, { token }),
  }
}
