import type { SisterProposal } from '@inzrt/contracts/ads/sisterProposal'
import { countOf, joinQuoted, WORD_FORMS } from '@inzrt/domain/text'
import { DUPLICATE_DAYS } from '@inzrt/rules/limits'

/** Why an ad waits for a person, as moderators read it. */
const TEXTS: Readonly<Record<string, string>> = {
  contact: 'V\u00a0textu je kontakt.',
  shouting: 'Nadpis je celý velkými písmeny.',
  duplicate: `Stejný inzerát už tu za posledních ${countOf(DUPLICATE_DAYS, WORD_FORMS.dayGenitive)} byl.`,
  foreign_image: 'Stejnou fotku má inzerát na druhém webu, nebo od někoho jiného.',
  new_account: 'Nový účet a neověřený kontakt: první dva inzeráty čteme.',
  heading: 'Inzerent chce po prvním dni opravit nadpis.',
  edited: 'Inzerent změnil text nebo fotky.',
  word: 'Text obsahuje hlídané slovo.',
  sms: 'Inzerát přišel přes SMS.',
}

/** @example adultText({ words: ['erotickou'], section: null }) // 'Text zní jako z\u00a0webu pro dospělé: „erotickou“.' */
const adultText = (sister: SisterProposal | null): string => {
  if (!sister) return 'Text zní jako z\u00a0webu pro dospělé.'
  const words = sister.words.length > 0 ? `: ${joinQuoted(sister.words)}` : ''

  return `Text zní jako z\u00a0webu pro dospělé${words}.${sister.section ? ` Tam by patřil do rubriky ${sister.section.name}.` : ''}`
}

/** @example reasonTexts({ reasons: ['shouting'], sister: null }) // ['Nadpis je celý velkými písmeny.'] */
export const reasonTexts = ({
  reasons,
  sister,
}: Readonly<{ reasons: readonly string[]; sister: SisterProposal | null }>): string[] =>
  reasons.map((reason) => (reason === 'adult' ? adultText(sister) : (TEXTS[reason] ?? reason)))
