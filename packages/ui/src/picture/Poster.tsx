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

/** So many lines of so many letters fit above the foot, by size, the largest first. */
const SIZES = {
  huge: /^.{1,3}$/,
  large: /^(?:.{1,6}(?: |$)){1,2}$/,
  middle: /^(?:.{1,8}(?: |$)){1,3}$/,
  small: /^(?:.{1,11}(?: |$)){1,4}$/,
} as const

/** The largest letters in which all words fit. */
const sizeOf = (words: string): string =>
  Object.entries(SIZES).find(([, lines]) => lines.test(words))?.[0] ?? 'least'

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
