import { LinkButton } from '../button/LinkButton.tsx'
import { CloseIcon } from '../icon/CloseIcon.tsx'
import type { WithLink } from '../link/LinkComponent.ts'
import styles from './ExcludedWords.module.css'

export type ExcludedWordsProps = WithLink & {
  /** Each word with the same search in which ads may have it. */
  words: readonly { word: string; href: string }[]
}

/** Words that no ad found has, because the visitor wrote them with a minus; a `<ul>` of links that take them off. */
export const ExcludedWords = ({ LinkComponent, words }: ExcludedWordsProps) => (
  <ul className={styles.words} aria-label="Vynechaná slova">
    {words.map(({ word, href }) => (
      <li key={href}>
        <LinkButton
          LinkComponent={LinkComponent}
          href={href}
          icon={<CloseIcon />}
          aria-label={`Bez „${word}“, zrušit`}
        >
          Bez „{word}“
        </LinkButton>
      </li>
    ))}
  </ul>
)
