import { nonBreaking } from '@inzrt/domain/text'
import type { MailBlock } from './MailTemplate.ts'
import type { Site } from './Site.ts'

const quoted = (words: string): string => words.replace(/^/gm, '> ')

const block = (part: MailBlock): string => {
  switch (part.kind) {
    case 'text':
    case 'warning':
      return nonBreaking(part.text)
    case 'quote':
      return quoted(nonBreaking(part.words))
    case 'facts':
      return part.facts
        .map(([label, value]) => `${nonBreaking(label)}: ${nonBreaking(value)}`)
        .join('\n')
    case 'item':
      return `${nonBreaking(part.label)}\n${nonBreaking(part.note)}\n${part.href}`
    case 'link':
      return `${nonBreaking(part.label)}:\n${part.href}`
    case 'code':
      return `${nonBreaking(part.label)}:\n${part.code}`
  }
}

/** A letter as plain text; its addresses and codes stand alone on their lines, to be copied. */
export const renderText = (blocks: readonly MailBlock[], { name, origin }: Site): string =>
  `${[...blocks.map(block), `-- \n${name}\n${origin}`].join('\n\n')}\n`
