import type { Block } from '../Article.ts'
import { ArticleTable } from './ArticleTable.tsx'
import { InlineText } from './InlineText.tsx'

/** A paragraph, a list or a table of an article. */
export const ArticleBlock = ({ block, email }: { block: Block; email: string }) => {
  if (typeof block === 'string') {
    return (
      <p>
        <InlineText email={email}>{block}</InlineText>
      </p>
    )
  }
  if (block.kind === 'table') return <ArticleTable {...block} email={email} />
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
