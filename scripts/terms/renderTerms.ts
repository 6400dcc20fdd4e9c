import type { Rule } from '../../apps/api/src/platform/retention/Rule.ts'
import { TERMS } from '../../apps/api/src/platform/retention/terms.ts'

const INTRODUCTION = `# What is kept how long

Every table has a rule that ends its rows or says what bounds their number. The list is made by
\`node scripts/tasks/terms.ts\` from the one the job \`endTerms\` works by; logs lie in tables a month that the database
drops as a whole ([why](adr/0467-end-what-grows-by-one-list-of-terms.md)). How sizes level off is measured in
[performance.md](performance.md#five-years-of-writing).

| table | kept | by |
| --- | --- | --- |
`

const cellsOf = (rule: Rule): readonly [kept: string, by: string] => {
  switch (rule.kind) {
    case 'days':
      return [`${rule.days} days after \`${rule.after.join('` or `')}\``, '`endTerms`']
    case 'months':
      return [`${rule.months} months and the one that runs`, '`endTerms`, a table a month']
    case 'job':
      return [rule.term, `\`${rule.job}\``]
    case 'parent':
      return [`as long as its row of \`${rule.parent}\``, '']
    case 'bounded':
      return [`bounded by ${rule.by}`, '']
  }
}

/** The page of all rules by which tables stop growing. */
export const renderTerms = (): string =>
  INTRODUCTION +
  Object.entries(TERMS)
    .map(([table, rule]) => `| \`${table}\` | ${cellsOf(rule).join(' | ')} |\n`)
    .join('')
