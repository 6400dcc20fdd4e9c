/** What takes something away from the release before, or refuses what it writes. */
const CONTRACTING = [
  /\bdrop\s+(table|column|type|schema|view|function|sequence)\b/i,
  /\brename\b/i,
  /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
  /\bset\s+not\s+null\b/i,
  /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/i,
  /\badd\s+constraint\b(?!.*\bnot\s+valid\b)/i,
  /\bcreate\s+unique\s+index\b/i,
] as const

/** Said by a migration that takes away what no release since the named one uses: `-- unused since 1.4.0`. */
const UNUSED = /^-- unused since \d+\.\d+\.\d+$/m

/**
 * Statements of a migration that the release before could not live with. A release only adds; what it no longer needs
 * is taken away by the next one, which says so.
 * @example contractions('alter table ads drop column colour') // ['alter table ads drop column colour']
 */
export const contractions = (migration: string): string[] =>
  migration
    .split('--> statement-breakpoint')
    .filter((statement) => !UNUSED.test(statement))
    .map((statement) =>
      statement
        .replace(/^--.*$/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((statement) => !/^create table\b/i.test(statement))
    .filter((statement) => CONTRACTING.some((contracting) => contracting.test(statement)))
