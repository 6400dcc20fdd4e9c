import { nonBreaking } from '@inzrt/domain/text'
import { Prose } from '@inzrt/ui/prose/Prose.tsx'
import { toParagraphs } from './toParagraphs.ts'

/** The text of an ad in its author's paragraphs and lines. */
export const AdText = ({ content }: { content: string }) => (
  <Prose keepsLines>
    {toParagraphs(content).map((paragraph) => (
      <p key={paragraph}>{nonBreaking(paragraph)}</p>
    ))}
  </Prose>
)
