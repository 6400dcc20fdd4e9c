'use client'

import type { TriedWord } from '@inzrt/contracts/moderationWord'
import { countOf, WORDS } from '@inzrt/domain/text'

/** What a word would have held, and a few of those ads. */
export const Tried = ({ word, samples }: TriedWord['data']) => (
  <section role="status">
    <p>
      Slovo „{word.word}“ by za 90 dní zadrželo {countOf(word.trialHits ?? 0, WORDS.advert)}.
    </p>
    <ul>
      {samples.map(({ slug, heading }) => (
        <li key={slug}>
          <a href={`/${slug}`}>{heading}</a>
        </li>
      ))}
    </ul>
  </section>
)
