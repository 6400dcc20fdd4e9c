import type { Decision } from './readDecisions.ts'

const INTRODUCTION = `# Decision records

Why things are as they are, and what was rejected. A record is never rewritten when we change our
mind: a new one says so, and the status of the old one names it. A record begins with its number, what was decided,
its status (\`proposed\`, \`accepted\`, \`superseded by NNNN\`) and its date. Numbers near each other speak of one subject.

This page is made by \`node scripts/tasks/decisions.ts\` from the heads of the records.

| no. | what was decided | status |
| --- | --- | --- |
`

/** The page docs/adr/README.md, a line a record. */
export const renderDecisions = (decisions: readonly Decision[]): string =>
  INTRODUCTION +
  decisions
    .map(({ file, number, title, status }) => `| [${number}](${file}) | ${title} | ${status} |\n`)
    .join('')
