import { nonBreaking } from '@inzrt/domain/text'
import { Prose } from '@inzrt/ui/prose/Prose.tsx'
import { Fragment } from 'react'
import type { Article } from '../Article.ts'
import { ArticleBlock } from './ArticleBlock.tsx'

/** An article within something that has its title already, such as a window. */
export const ArticleText = ({ article, email }: { article: Article; email: string }) => (
  <Prose>
    <p>{nonBreaking(article.lead)}</p>
    {article.parts.map(({ id, heading, blocks }) => (
      <Fragment key={id}>
        <h3>{nonBreaking(heading)}</h3>
        {blocks.map((block, index) => (
          <ArticleBlock key={index} block={block} email={email} />
        ))}
      </Fragment>
    ))}
  </Prose>
)
