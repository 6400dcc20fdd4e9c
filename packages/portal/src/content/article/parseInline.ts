export type Inline =
  | Readonly<{ kind: 'text' | 'strong'; text: string }>
  | Readonly<{ kind: 'link'; text: string; href: string }>
  | Readonly<{ kind: 'email' }>

const MARKS = /\[([^[\]]+)\]\(([^()]+)\)|\*\*([^*]+)\*\*|\{email\}/g

const toMark = ([whole, text, href, strong]: RegExpMatchArray): Inline => {
  if (text !== undefined && href !== undefined) return { kind: 'link', text, href }
  if (strong !== undefined) return { kind: 'strong', text: strong }

  return whole === '{email}' ? { kind: 'email' } : { kind: 'text', text: whole }
}

/**
 * Takes a paragraph of an article apart: `[links](/address)`, `**stress**`, `{email}`, plain text.
 * @example parseInline('Pište na {email}.') // text, e-mail, text
 */
export const parseInline = (text: string): readonly Inline[] => {
  const parts: Inline[] = []
  let at = 0
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) })
    parts.push(toMark(match))
    at = match.index + match[0].length
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) })

  return parts
}
