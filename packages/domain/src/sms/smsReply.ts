import type { SmsFault } from './checkSmsText.ts'
import type { SmsCommand } from './parseSms.ts'

const FAULTS: Readonly<Record<SmsFault, string>> = {
  too_long: 'Zprava je delsi nez 160 znaku. Zkratte ji prosim a poslete znovu.',
  diacritics: 'Zprava obsahuje hacky nebo carky. Napiste ji prosim bez diakritiky a poslete znovu.',
  empty: 'Zprava nema zadny text. Pro seznamovaci inzerat poslete IN IE a text inzeratu.',
}

const REPLIES: Readonly<Record<Exclude<SmsCommand['kind'], 'refused'>, string>> = {
  dating_ad: 'Dekujeme, inzerat zverejnime po kontrole, obvykle do druheho pracovniho dne.',
  payment: 'Dekujeme, platbu zpracovavame.',
  reply: 'Dekujeme, odpoved jsme predali autorovi inzeratu.',
  help: 'IN IE text = seznamovaci inzerat (33 Kc vc. DPH). RE kod text = odpoved na inzerat. STOP = ukonceni sluzby.',
  stop: 'Sluzba je ukoncena, dalsi zpravy vam posilat nebudeme.',
  unknown: 'Zprave nerozumime. Pro napovedu poslete HELP.',
}

/**
 * The text sent back: one SMS, without diacritics.
 * @example smsReply({ kind: 'unknown' }) // "Zprave nerozumime. Pro napovedu poslete HELP."
 */
export const smsReply = (command: SmsCommand): string =>
  command.kind === 'refused' ? FAULTS[command.fault] : REPLIES[command.kind]
