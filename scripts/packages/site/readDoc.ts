/** What is written above a declaration, by its parts. */
export type Doc = Readonly<{
  text: string
  /** Parameters, what is thrown and what comes back, one a line. */
  notes: readonly string[]
  /** Calls and, where it is said, what each gives. */
  examples: readonly string[]
}>

/**
 * Parts a comment into what it tells, its notes and its examples.
 * @example readDoc('Adds. @example add(1, 2) // 3').examples // ['add(1, 2) // 3']
 */
export const readDoc = (comment: string): Doc => {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trim())
  const [text = '', ...tags] = lines
    .filter((line) => line !== '')
    .join(' ')
    .split(/(?:^|\s)(?=@(?:param|returns|throws|example)\s)/)
  const isNote = (tag: string): boolean => !tag.startsWith('@example')

  return {
    text: text.startsWith('@') ? '' : text,
    notes: tags.filter(isNote).map((tag) => tag.slice(1)),
    examples: tags.filter((tag) => !isNote(tag)).map((tag) => tag.replace(/^@example\s+/, '')),
  }
}
