import { readFileSync } from 'node:fs'
import { readDecisions } from '../decisions/readDecisions.ts'
import { renderDecisions } from '../decisions/renderDecisions.ts'
import { root } from '../stack/settings.ts'

/** docs/adr/README.md lists every record as its head says it. */
export const decisionTable = (): string[] =>
  readFileSync(`${root}docs/adr/README.md`, 'utf8') === renderDecisions(readDecisions())
    ? []
    : ['docs/adr/README.md is out of date: run "node scripts/tasks/decisions.ts".']
