import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOKEN_SHEETS } from '../src/tokens/renderTokens.ts'

for (const [file, render] of Object.entries(TOKEN_SHEETS))
  writeFileSync(join(import.meta.dirname, '../src', file), render())
