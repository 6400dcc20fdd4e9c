import { type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Derive } from './createDeriver.ts'

/** 19 MiB and two passes: the least that is recommended, some 15 ms of a processor. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const HASH_BYTES = 32
const SALT_BYTES = 16

type Parameters = Omit<Argon2Parameters, 'message'>

const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

const encode = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replaceAll('=', '')

const parse = (stored: string): { parameters: Parameters; hash: Buffer } => {
  const [, memory, passes, parallelism, salt = '', tag = ''] = FORMAT.exec(stored) ?? []
  if (!tag) throw new Error('A kept password hash is damaged.')
  const hash = Buffer.from(tag, 'base64')

  return {
    parameters: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      nonce: Buffer.from(salt, 'base64'),
      tagLength: hash.length,
    },
    hash,
  }
}

/** Hash of a password in the common textual form, which says how it was made. */
export const hashPassword = async (derive: Derive, password: string): Promise<string> => {
  const nonce = randomBytes(SALT_BYTES)
  const hash = await derive({
    message: password,
    nonce,
    tagLength: HASH_BYTES,
    ...COST,
  })

  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(nonce)}$${encode(hash)}`
}

/** Whether a password is the one that was hashed. */
export const isPasswordOf = async (
  derive: Derive,
  stored: string,
  password: string,
): Promise<boolean> => {
  const { parameters, hash } = parse(stored)

  return timingSafeEqual(hash, await derive({ message: password, ...parameters }))
}
