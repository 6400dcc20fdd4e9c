import type { TextRange } from '@inzrt/domain/text'

export type MarkedProps = {
  /** Text to underline words in. */
  text: string
  /** Ranges to underline, in order and apart from each other; those behind the text's end are cut. */
  ranges?: readonly TextRange[] | undefined
}

/** Text with the words that were searched for underlined; fragments and `<mark>`s. */
export const Marked = ({ text, ranges = [] }: MarkedProps) => {
  const inside = ranges.filter(([start]) => start < text.length)
  const lastEnd = inside.at(-1)?.[1] ?? 0

  return (
    <>
      {inside.map(([start, end], index) => (
        <span key={start}>
          {text.slice(inside[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(lastEnd)}
    </>
  )
}
