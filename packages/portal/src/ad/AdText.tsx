import { nonBreaking } from '@inzrt/domain/text'
import { Letter } from '@inzrt/ui/prose/Letter.tsx'
import { Prose } from '@inzrt/ui/prose/Prose.tsx'
import { toParagraphs } from './toParagraphs.ts'

type AdTextProps = { content: string; isDating?: boolean | undefined }

/** The text of an ad in its author's paragraphs and lines. */
export const AdText = ({ content, isDating = false }: AdTextProps) => {
  const paragraphs = toParagraphs(content).map(nonBreaking)
  if (isDating) return <Letter paragraphs={paragraphs} />

  return (
    <Prose keepsLines>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Prose>
  )
}
