import { createPrivateKey, createPublicKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Gateway } from './Gateway.ts'

/** Where the keys of the gateway lie, and who we are there. */
export type GatewaySettings = Pick<Gateway, 'url' | 'merchantNumber' | 'inquiry' | 'origins'> &
  Readonly<{ shopKeyFile: string; shopKeyPassword?: string | undefined; gatewayKeyFile: string }>

/**
 * Reads the keys from their files: ours private in PEM, the gateway's as its certificate or public
 * key in PEM.
 * @throws Error that names the file and shows nothing of it
 */
export const readGateway = async ({
  shopKeyFile,
  shopKeyPassword,
  gatewayKeyFile,
  ...rest
}: GatewaySettings): Promise<Gateway> => {
  const read = async <Key>(file: string, make: (pem: Buffer) => Key): Promise<Key> => {
    try {
      return make(await readFile(file))
    } catch {
      throw new Error(`The key of the card gateway cannot be read from ${file}.`)
    }
  }

  return {
    ...rest,
    shopKey: await read(shopKeyFile, (key) =>
      createPrivateKey({ key, ...(shopKeyPassword && { passphrase: shopKeyPassword }) }),
    ),
    gatewayKey: await read(gatewayKeyFile, (key) => createPublicKey(key)),
  }
}
