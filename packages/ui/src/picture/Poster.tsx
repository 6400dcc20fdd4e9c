import { firstWords } from '@inzrt/domain/text'
import { SectionIcon } from '../section/SectionIcon.tsx'
import styles from './Poster.module.css'

export type PosterProps = {
  /** Heading of the ad; its first words are set. */
  heading: string
  /** Id of the section's picture; ads of one section have one ground, people one of their age. */
  sectionIcon?: string | null | undefined
  /** What is said of a person in place of words of a thing: an age. */
  person?: string | null | undefined
}

const MOST_CHARACTERS = 26
const GROUNDS = 6

const groundOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % GROUNDS

/** How many letters a line of each size holds, and how many lines fit above the foot, the largest first. */
const SIZES = [
  { name: 'huge', letters: 3, lines: 1 },
  { name: 'large', letters: 6, lines: 2 },
  { name: 'middle', letters: 8, lines: 3 },
  { name: 'small', letters: 11, lines: 4 },
] as const

/** Lines of at most so many letters; null where a word is longer. */
const countLines = (words: readonly string[], letters: number): number | null => {
  let lines = 1
  let length = 0
  for (const word of words) {
    if (word.length > letters) return null
    const isNext = length > 0 && length + 1 + word.length > letters
    lines += Number(isNext)
    length = isNext || length === 0 ? word.length : length + 1 + word.length
  }

  return lines
}

/** The largest letters in which all words fit. */
const sizeOf = (text: string): (typeof SIZES)[number]['name'] | 'least' => {
  const words = text.split(' ')
  const fits = SIZES.find(({ letters, lines }) => {
    const needed = countLines(words, letters)

    return needed !== null && needed <= lines
  })

  return fits?.name ?? 'least'
}

/** One age is set larger than two. */
const agesOf = (person: string): 'age' | 'ages' => (person.length <= 3 ? 'age' : 'ages')

/**
 * An ad without a photograph as a small poster: its own words in huge letters on a cut of newsprint, with the
 * section's picture at its foot (R110); decoration.
 */
export const Poster = ({ heading, sectionIcon, person }: PosterProps) => {
  const words = person ?? firstWords(heading, MOST_CHARACTERS)

  return (
    <span
      className={styles.poster}
      data-ground={groundOf(person ?? sectionIcon ?? '')}
      data-size={person ? agesOf(person) : sizeOf(words)}
      data-words={words}
      aria-hidden="true"
    >
      <SectionIcon className={styles.icon} name={sectionIcon} />
    </span>
  )
}
