import styles from './Letter.module.css'
import { Prose } from './Prose.tsx'

export type LetterProps = {
  /** Each with the lines its author broke. */ paragraphs: readonly string[]
}

/** The end of a sentence. */
const END = /[.!?…](?=\s|$)/u

/** Where the first sentence would fill a screen in large letters, it is read as the rest. */
const MOST_CHARACTERS = 140

const Opening = ({ text }: { text: string }) => {
  const end = text.search(END) + 1
  if (end === 0 || end > MOST_CHARACTERS) return text

  return (
    <>
      <span className={styles.first}>{text.slice(0, end)}</span>
      {text.slice(end)}
    </>
  )
}

/** What somebody writes of themselves, as a column of lonely hearts: its first sentence is its headline. */
export const Letter = ({ paragraphs: [opening = '', ...others] }: LetterProps) => (
  <Prose keepsLines>
    <p>
      <Opening text={opening} />
    </p>
    {others.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </Prose>
)
