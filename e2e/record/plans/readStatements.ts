/** What PostgreSQL logs of one statement: its text may have several lines, the later ones begin with a tab. */
const STATEMENT = /LOG: {2}(?:execute [^:]+|statement): (.*(?:\n\t.*)*)/g

const OF_THE_QUEUE = /graphile_worker/
const READS = /^\s*(?:with|select)\b/i

/** Texts of the statements in a piece of PostgreSQL's log that read something for the product, each once. */
export const readStatements = (log: string): string[] => {
  const texts = [...log.matchAll(STATEMENT)].map(([, text = '']) => text.replaceAll('\n\t', '\n'))

  return [...new Set(texts)].filter((text) => READS.test(text) && !OF_THE_QUEUE.test(text)).sort()
}
