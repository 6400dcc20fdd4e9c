import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomToken } from '../crypto/randomToken.ts'
import { parseTokenKeys } from './parseTokenKeys.ts'
import { TOKEN_KEY_BYTES, type TokenKeys } from './TokenKey.ts'

/** The key of one machine: made at the first start and kept beside its data. */
export const keepLocalKey = async (dataDir: string): Promise<TokenKeys> => {
  const file = join(dataDir, 'token.key')
  await mkdir(dataDir, { recursive: true })
  // Of two processes that start at once one writes, both read.
  await writeFile(file, `local:${randomToken(TOKEN_KEY_BYTES)}`, { flag: 'wx', mode: 0o600 }).catch(
    () => undefined,
  )

  return parseTokenKeys((await readFile(file, 'utf8')).trim())
}
