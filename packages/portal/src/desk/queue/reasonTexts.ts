import { DUPLICATE_DAYS } from '@inzrt/domain/limits'
import { countOf, WORDS } from '@inzrt/domain/text'

/** Why an ad waits for a person, as moderators read it. */
const TEXTS: Readonly<Record<string, string>> = {
  contact: 'V\u00a0textu je kontakt.',
  shouting: 'Nadpis je celý velkými písmeny.',
  adult: 'Text obsahuje slova pro web pro dospělé.',
  duplicate: `Stejný inzerát už tu za posledních ${countOf(DUPLICATE_DAYS, WORDS.dayGenitive)} byl.`,
  foreign_image: 'Stejnou fotku má inzerát někoho jiného.',
  new_account: 'Nový účet a neověřený kontakt: první dva inzeráty čteme.',
  heading: 'Inzerent žádá po prvním dni o\u00a0jiný nadpis.',
  edited: 'Inzerent změnil text nebo fotky.',
  word: 'Text obsahuje hlídané slovo.',
  sms: 'Inzerát přišel přes SMS.',
}

/** @example reasonTexts(['shouting']) // ['Nadpis je celý velkými písmeny.'] */
export const reasonTexts = (reasons: readonly string[]): string[] =>
  reasons.map((reason) => TEXTS[reason] ?? reason)
