import { TOKEN_KEY_BYTES, type TokenKey, type TokenKeys } from './TokenKey.ts'

const parseKey = (text: string): TokenKey => {
  const [, id, encoded] = /^([\w-]{1,16}):([\w-]+)$/.exec(text) ?? []
  const secret = Buffer.from(encoded ?? '', 'base64url')
  if (!id || secret.length < TOKEN_KEY_BYTES)
    throw new Error('TOKEN_KEYS: each is an id, a colon and at least 32 bytes in base64url')

  return { id, secret }
}

/**
 * Reads keys as settings write them, `id:base64url`, with commas between.
 * @throws Error that repeats no key.
 */
export const parseTokenKeys = (text: string): TokenKeys => {
  const [first = '', ...others] = text.split(',')
  const keys: TokenKeys = [parseKey(first.trim()), ...others.map((key) => parseKey(key.trim()))]
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new Error('TOKEN_KEYS: two keys have the same id')

  return keys
}
