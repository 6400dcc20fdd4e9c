import { readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'
import { renderTerms } from '../terms/renderTerms.ts'

/** docs/terms.md tells the rules that the product works by. */
export const termsPage = (): string[] =>
  readFileSync(`${root}docs/terms.md`, 'utf8') === renderTerms()
    ? []
    : ['docs/terms.md is out of date: run "node scripts/tasks/terms.ts".']
