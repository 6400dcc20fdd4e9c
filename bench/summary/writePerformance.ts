import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from '../../scripts/stack/settings.ts'
import type { KeptResult } from '../support/Result.ts'
import { renderPerformance } from './renderPerformance.ts'

const results = globSync('docs/performance/*.json', { cwd: root })
  .sort()
  .map((file): KeptResult => JSON.parse(readFileSync(root + file, 'utf8')))

writeFileSync(`${root}docs/performance.md`, renderPerformance(results))
