import { EditionDates } from '@inzrt/ui/newspaper/EditionDates.tsx'
import type { Block } from '../Article.ts'
import { ArticleTable } from './ArticleTable.tsx'
import { InlineText } from './InlineText.tsx'

export type ArticleBlockProps = {
  /** A text is a paragraph; others say what they are. */
  block: Block
  /** Stands where the text names the mailbox. */
  email: string
}

/** A paragraph, a list, a table or dates of an article. */
export const ArticleBlock = ({ block, email }: ArticleBlockProps) => {
  if (typeof block === 'string') {
    return (
      <p>
        <InlineText email={email}>{block}</InlineText>
      </p>
    )
  }
  if (block.kind === 'table') return <ArticleTable {...block} email={email} />
  if (block.kind === 'editions') return <EditionDates editions={block.editions} />
  const List = block.kind === 'steps' ? 'ol' : 'ul'

  return (
    <List>
      {block.items.map((item) => (
        <li key={item}>
          <InlineText email={email}>{item}</InlineText>
        </li>
      ))}
    </List>
  )
}
