import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SECRET_BYTES = 32
const BITS = 2_048

const writeKeys = (folder: string, name: string): void => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: BITS })
  writeFileSync(join(folder, `${name}.key`), privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: 0o600,
  })
  writeFileSync(join(folder, `${name}.pem`), publicKey.export({ type: 'spki', format: 'pem' }))
}

/** What the sandbox and the product beside it know of each other, made at the first start of a machine. */
export const openSecrets = (folder: string) => {
  const file = join(folder, 'secret')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    for (const name of ['bank', 'shop']) writeKeys(folder, name)
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600 })
  }

  const pushFile = join(folder, 'push.key')
  if (!existsSync(pushFile)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    writeFileSync(pushFile, privateKey.export({ format: 'jwk' }).d ?? '', { mode: 0o600 })
  }

  return {
    /** Proves who speaks, to each other and of messages; passwords of the demo follow from it. */
    secret: readFileSync(file, 'utf8'),
    /** What push services know the product by. */
    pushKey: readFileSync(pushFile, 'utf8'),
    /** Each side's own key, and the other's public one. */
    bank: { keyFile: join(folder, 'bank.key'), shopFile: join(folder, 'shop.pem') },
    shop: { keyFile: join(folder, 'shop.key'), bankFile: join(folder, 'bank.pem') },
  }
}
