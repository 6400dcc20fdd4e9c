import { nonBreaking } from '@inzrt/domain/text'
import { type Inline, parseInline } from './parseInline.ts'

export type InlineTextProps = { children: string; email: string }

const draw = (part: Inline, email: string) => {
  switch (part.kind) {
    case 'link':
      return <a href={part.href}>{nonBreaking(part.text)}</a>
    case 'strong':
      return <strong>{nonBreaking(part.text)}</strong>
    case 'email':
      return <a href={`mailto:${email}`}>{email}</a>
    default:
      return nonBreaking(part.text)
  }
}

/** A paragraph of an article with its links and stress, set with Czech non-breaking spaces. */
export const InlineText = ({ children, email }: InlineTextProps) =>
  parseInline(children).map((part, index) => <span key={index}>{draw(part, email)}</span>)
