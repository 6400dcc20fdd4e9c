import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from '../../scripts/stack/settings.ts'
import type { KeptResult } from '../support/Result.ts'
import { renderSecurity } from './renderSecurity.ts'

const results = globSync('docs/security/*.json', { cwd: root })
  .sort()
  .map((file): KeptResult => JSON.parse(readFileSync(root + file, 'utf8')))

writeFileSync(`${root}docs/security.md`, renderSecurity(results))
