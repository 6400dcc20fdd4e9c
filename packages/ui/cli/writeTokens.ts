import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOKEN_FILES } from '../src/tokens/renderTokens.ts'

for (const [file, render] of Object.entries(TOKEN_FILES))
  writeFileSync(join(import.meta.dirname, '../../..', file), render())
