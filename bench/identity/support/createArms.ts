import { randomLetters } from '@inzrt/fixtures/random/randomLetters'
import type { Database } from '../../../apps/api/src/platform/database/openDatabase.ts'

/** One question asked in two ways that a stranger must not tell apart. */
export type Question = Readonly<{
  name: string
  path: string
  /** Bodies by number, so that none is asked for twice. */
  known: (n: number) => object
  unknown: (n: number) => object
}>

const PASSWORD = 'dlouhé heslo s háčky'
const run = randomLetters(8)

/** Accounts with confirmed addresses, as many as each question needs. */
const addAccounts = async ({ pool }: Database, hash: string, count: number): Promise<void> => {
  await pool.query(
    `insert into users (nickname, nickname_folded, nickname_skeleton, email, email_folded, email_verified_at, password_hash)
     select name, name, name, name || '@x.cz', name || '@x.cz', now(), $2
     from (select 'k' || $1 || n as name from generate_series(0, $3::int) n) names`,
    [run, hash, count],
  )
}

const registration = (nickname: string, email: string) => ({
  nickname,
  email,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  rules: true,
})

/** The three calls that could tell who has an account. */
export const createArms = async (
  database: Database,
  hash: string,
  count: number,
): Promise<readonly Question[]> => {
  await addAccounts(database, hash, count)
  const known = (n: number) => `k${run}${n}`
  const nobody = (n: number) => `n${run}${n}`

  return [
    {
      name: 'login',
      path: '/api/auth/login',
      known: (n) => ({ nickname: known(n), password: 'jiné heslo' }),
      unknown: (n) => ({ nickname: nobody(n), password: 'jiné heslo' }),
    },
    {
      name: 'lost password',
      path: '/api/auth/password/forgot',
      known: (n) => ({ nickname: known(n) }),
      unknown: (n) => ({ nickname: nobody(n) }),
    },
    {
      name: 'registration',
      path: '/api/auth/register',
      known: (n) => registration(`a${run}${n}`, `${known(n)}@x.cz`),
      unknown: (n) => registration(`b${run}${n}`, `${nobody(n)}@x.cz`),
    },
  ]
}
