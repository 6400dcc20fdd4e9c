import { nonBreaking } from '@inzrt/domain/text'
import type { MailBlock } from './MailTemplate.ts'
import type { Site } from './Site.ts'

const block = (part: MailBlock): string => {
  if (part.kind === 'text') return nonBreaking(part.text)

  if (part.kind === 'item')
    return `${nonBreaking(part.label)}\n${nonBreaking(part.note)}\n${part.href}`

  return `${nonBreaking(part.label)}:\n${part.kind === 'link' ? part.href : part.code}`
}

/** A letter as plain text; its addresses and codes stand alone on their lines, to be copied. */
export const renderText = (blocks: readonly MailBlock[], { name, origin }: Site): string =>
  `${[...blocks.map(block), `-- \n${name}\n${origin}`].join('\n\n')}\n`
