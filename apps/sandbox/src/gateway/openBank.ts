import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Gateway } from '../../../api/src/advertising/payments/Gateway.ts'
import { writeOnce } from '../../../api/src/platform/files/writeOnce.ts'

/** The sandbox's bank: keys of its own, and how a shop reaches it. */
export type Bank = Readonly<{
  /** Signs what the bank says. */
  key: KeyObject
  /** Verifies what the shop sends. */
  shopKey: KeyObject
  /** The same bank as the shop knows it. */
  gateway: Gateway
}>

const MERCHANT = '1234567890'
const PROVIDER = '0000'
/** Where the bank is asked how a payment stands. */
export const STATUS_PATH = '/sandbox/gateway/stav'
const BITS = 2_048

/** Made at the first start. */
const keepKey = async (file: string): Promise<KeyObject> => {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: BITS })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
    await writeOnce(file, pem)
  }

  return createPrivateKey(await readFile(file))
}

type Where = Readonly<{ dataDir: string; port: number; origins: Gateway['origins'] }>

/** Opens the bank of a product that is tried on one machine. */
export const openBank = async ({ dataDir, port, origins }: Where): Promise<Bank> => {
  const dir = join(dataDir, 'gateway')
  await mkdir(dir, { recursive: true })
  const key = await keepKey(join(dir, 'bank.key'))
  const shopKey = await keepKey(join(dir, 'shop.key'))

  return {
    key,
    shopKey: createPublicKey(shopKey),
    gateway: {
      url: `http://localhost:${port}/sandbox/gateway`,
      merchantNumber: MERCHANT,
      inquiry: { url: `http://localhost:${port}${STATUS_PATH}`, provider: PROVIDER },
      shopKey,
      gatewayKey: createPublicKey(key),
      origins,
    },
  }
}
