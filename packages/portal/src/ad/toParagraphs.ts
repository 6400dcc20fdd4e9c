/** Text of an ad as its author broke it: an empty line begins a paragraph. */
export const toParagraphs = (content: string): readonly string[] =>
  content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
