import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeOnce } from '@inzrt/settings/writeOnce'
import { randomToken } from '../../platform/crypto/randomToken.ts'
import { parseTokenKeys } from './parseTokenKeys.ts'
import { TOKEN_KEY_BYTES, type TokenKeys } from './TokenKey.ts'

/** The key of one machine: made at the first start and kept beside its data. */
export const loadLocalKey = async (dataDir: string): Promise<TokenKeys> => {
  const file = join(dataDir, 'token.key')
  await mkdir(dataDir, { recursive: true })
  writeOnce(file, `local:${randomToken(TOKEN_KEY_BYTES)}`)

  return parseTokenKeys((await readFile(file, 'utf8')).trim())
}
