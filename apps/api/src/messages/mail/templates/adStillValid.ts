import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type AdStillValid = { heading: string; slug: string; token: string }

/** Asked every fortnight: who does not answer twice has the ad paused. */
export const adStillValid: MailTemplate<AdStillValid> = ({ heading, slug, token }, site) => ({
  subject: `Platí ještě váš inzerát „${heading}“?`,
  blocks: [
    text('Dobrý den,'),
    text(`zajímá nás, jestli váš inzerát „${heading}“ ještě platí. Stačí jedno klepnutí.`),
    link('Stále platí', site.url('/uzivatel/stale-plati', { inzerat: slug, token })),
    text('Bez odpovědi inzerát klesne v seznamu a po druhé otázce ho pozastavíme.'),
  ],
})
