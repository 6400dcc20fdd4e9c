import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { openSecrets } from '../settings/openSecrets.ts'

/** The keys of the bank's side. */
export type Bank = Readonly<{
  /** Signs what the bank says. */
  key: KeyObject
  /** Verifies what the shop sends. */
  shopKey: KeyObject
}>

/** Number of the only shop at this bank, and the bank's own code. */
export const MERCHANT = '1234567890'
export const BANK_CODE = '0000'

export const openBank = ({ bank }: Pick<ReturnType<typeof openSecrets>, 'bank'>): Bank => ({
  key: createPrivateKey(readFileSync(bank.keyFile)),
  shopKey: createPublicKey(readFileSync(bank.shopFile)),
})
