import { joinQuoted, nonBreaking } from '@inzrt/domain/text'
import { LinkButton } from '../button/LinkButton.tsx'
import styles from './SisterHint.module.css'

const listed = (words: readonly string[]): string =>
  words.length > 0 ? `: ${joinQuoted(words)}` : ''

export type SisterHintProps = {
  /** The site for adults. */
  name: string
  /** Where ads are placed there. */
  href: string
  /** What of the text belongs there, as far as single words tell; null: nothing does. */
  words: readonly string[] | null
  /** Where it would stand there. */
  section: string | null
}

/** Says that a text belongs on the site for adults, and what happens to it here; a `<div role="status">`. */
export const SisterHint = ({ name, href, words, section }: SisterHintProps) => (
  <div className={styles.hint} role="status">
    {words && (
      <>
        <p>
          {nonBreaking(
            `Text zní, jako by patřil na ${name}, náš web pro dospělé${listed(words)}. Tady ho nejdřív přečte člověk, obvykle do druhého pracovního dne, a když opravdu patří tam, zamítne ho.`,
          )}
        </p>
        <LinkButton href={href}>
          Vložit na {name}
          {section && `, třeba do rubriky ${section}`}
        </LinkButton>
      </>
    )}
  </div>
)
