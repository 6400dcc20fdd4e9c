import { createAsk } from './createAsk.ts'
import type { Finding } from './Finding.ts'
import { hearHello } from './hearHello.ts'
import { readPublicly } from './readPublicly.ts'
import { runAnonymousChecks } from './runAnonymousChecks.ts'
import { runAuthenticatedChecks } from './runAuthenticatedChecks.ts'

/** How far to go. */
export type CheckOptions = Readonly<{
  /** Also registers a person, changes and deletes them. */
  withAccount?: boolean | undefined
  /** The internal key: with it what a bff does by itself is tried too. */
  key?: string | undefined
}>

/**
 * Makes every call of the contract to a running API and compares the answers with what the contract
 * promises. One finding for each answer, faultless ones included.
 */
export const checkApi = async (
  baseUrl: string,
  { withAccount = false, key }: CheckOptions = {},
): Promise<readonly Finding[]> => {
  const { ask, findings } = await createAsk(baseUrl)
  await runAnonymousChecks(ask)
  await readPublicly(ask)
  if (key) findings.push(await hearHello(baseUrl, key))
  if (withAccount) await runAuthenticatedChecks(ask, key)

  return findings
}
